"""Adds constraints to kiwi and prints how many milliseconds that took.

The constraints come as JSON: [[[variable, coefficient], ...], relation, constant, priority], for terms + constant against 0.
"""
import json
import sys
import time

import kiwisolver as kiwi

rows = json.load(sys.stdin)
variables = {}
strengths = {1000: "required", 750: "strong", 250: "weak"}
constraints = []
for terms, relation, constant, priority in rows:
    terms = [kiwi.Term(variables.setdefault(v, kiwi.Variable()), c) for v, c in terms]
    expression = kiwi.Expression(terms, constant)
    operator = {-1: "<=", 0: "==", 1: ">="}[relation]
    constraints.append(kiwi.Constraint(expression, operator, strengths[priority]))
solver = kiwi.Solver()
start = time.perf_counter_ns()
for constraint in constraints:
    solver.addConstraint(constraint)
solver.updateVariables()
print((time.perf_counter_ns() - start) / 1e6)
