internal import LayoutCore

/// Where guides lie.
extension StackTree {
    /// The place of a guide in a node: the one that was set, or else the usual one.
    func place(of guide: AlignmentGuide, in row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double {
        if traits[row].guides & guide.bit != 0 {
            let place = try explicitPlace(of: guide, row, offer)
            if !place.isNaN { return place }
        }
        if !guide.fraction.isNaN { return guide.fraction * (try length(guide.axis, of: row, offer)) }
        let place = defaultPlace(of: guide, in: try size(of: row, offer))
        try checkInterruption()
        return place
    }

    /// The place of a guide in a node whose size is known.
    @inline(__always)
    func place(of guide: AlignmentGuide, in row: Int, _ offer: ProposedSize, _ size: Size) throws(TooDeep)
        -> Double
    {
        let fraction = guide.fraction
        if traits[row].guides & guide.bit == 0, !fraction.isNone { return fraction * size[guide.axis] }
        return try place(of: guide, in: row, offer)
    }

    /// The usual place of a guide in a box.
    func defaultPlace(of guide: AlignmentGuide, in size: Size) -> Double {
        if !guide.fraction.isNaN { return guide.fraction * size[guide.axis] }
        let index = Int(guide.index) - AlignmentGuide.commonCount
        guard index < customGuides.count else { return 0 }
        let box = Dimensions(tree: self, row: -1, proposal: .unspecified, size: size)
        return Self.usable(customGuides[index](box))
    }

    /// The place that was set for a guide, for a caller's function.
    func settledGuide(_ guide: AlignmentGuide, of row: Int, _ offer: ProposedSize) -> Double? {
        let place = settled(.nan) { () throws(TooDeep) in try explicitPlace(of: guide, row, offer) }
        return place.isNaN ? nil : place
    }

    /// The place that was set for a guide in a node or in what lies in it; NaN if none was.
    func explicitPlace(of guide: AlignmentGuide, _ row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double
    {
        guard traits[row].guides & guide.bit != 0 else { return .nan }
        let question = GuideQuestion(row: row, index: guide.index, offer: offer)
        // The cells of a grid's line do not follow from what the line is offered.
        let isKept = if case .gridRow = rules[row] { false } else { true }
        if isKept, let answer = guideAnswers[question], answer.stamp == stamps[row] { return answer.place }
        if isOutOfGuideQuestions(row) { return .nan }
        try begin(.guide(guide, row: row, offer))
        let place = try explicitPlaceByRule(of: guide, row, offer)
        end()
        guard isKept else { return place }
        if guideAnswers.count > links.count * 4 + 1024 { guideAnswers.removeAll(keepingCapacity: true) }
        guideAnswers[question] = GuideAnswer(stamp: stamps[row], place: place)
        return place
    }

    private func explicitPlaceByRule(of guide: AlignmentGuide, _ row: Int, _ offer: ProposedSize)
        throws(TooDeep) -> Double
    {
        switch rules[row] {
        case .measured: return try baseline(guide, of: row, offer)
        case .guide(guide): return try setPlace(of: guide, row, offer)
        case .offset, .ignoresSafeArea: return try explicitPlace(of: guide, firstChild(of: row), offer)
        case .custom:
            let own = try customPlace(of: guide, row, offer)
            if !own.isNaN { return own }
        default: break
        }
        try plan(row, offer)
        let isOnlyFirst = rules[row].speaksForFirstChild
        var sum = (total: 0.0, count: 0.0, least: Double.infinity, most: -Double.infinity)
        var child = firstChild(of: row)
        while child >= 0 {
            // Asking the child plans what is in it, not where the child itself goes.
            let plan = plans[child]
            let inner = plan.isHidden ? .nan : try explicitPlace(of: guide, child, plan.offer)
            if !inner.isNaN {
                let place = inner + plan.origin[guide.axis]
                sum = (sum.total + place, sum.count + 1, min(sum.least, place), max(sum.most, place))
            }
            child = isOnlyFirst ? -1 : nextChild(after: child)
        }
        if sum.count == 0 { return .nan }
        switch guide {
        case .firstTextBaseline: return sum.least
        case .lastTextBaseline: return sum.most
        default: return sum.total / sum.count
        }
    }

    private func setPlace(of guide: AlignmentGuide, _ row: Int, _ offer: ProposedSize) throws(TooDeep)
        -> Double
    {
        let child = firstChild(of: row)
        guard child >= 0, let function = functions[row]?.guide else { return .nan }
        let size = try size(of: child, offer)
        let place = function(Dimensions(tree: self, row: child, proposal: offer, size: size))
        try checkInterruption()
        return Self.usable(place)
    }

    private func baseline(_ guide: AlignmentGuide, of row: Int, _ offer: ProposedSize) throws(TooDeep)
        -> Double
    {
        guard let own = functions[row] else { return .nan }
        if let baselines = own.baselines {
            let lines = baselines(try size(of: row, offer))
            try checkInterruption()
            return lines.map { Self.usable(guide == .firstTextBaseline ? $0.first : $0.last) } ?? .nan
        }
        guard let measure = own.measure else { return .nan }
        statistics.measureCalls += 1
        let measurement = measure(offer)
        try checkInterruption()
        let place = guide == .firstTextBaseline ? measurement.firstBaseline : measurement.lastBaseline
        return place.map(Self.usable) ?? .nan
    }

    /// A caller's place: finite.
    static func usable(_ place: Double) -> Double {
        place.isLength ? place : 0
    }
}

extension Rule {
    /// Whether the guides of the first child alone are those of the node.
    var speaksForFirstChild: Bool {
        switch self {
        case .layers, .safeAreaInset: true
        default: false
        }
    }
}
