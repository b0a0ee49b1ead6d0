import SourcePorting
import Testing

@Test func sourceWithoutConstructsKeepsItsBytes() {
    let source = Array("let a = 1\r\n// 😀\n\tstruct B {}".utf8)
    let adapted = Port.adapt(source, path: "A.swift", index: SourceIndex())
    #expect(adapted.bytes == source)
    #expect(!adapted.isChanged)
}
