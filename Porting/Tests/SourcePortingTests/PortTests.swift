import SourcePorting
import Testing

@Test func parses() { #expect(count("let a = 1") == 1) }
