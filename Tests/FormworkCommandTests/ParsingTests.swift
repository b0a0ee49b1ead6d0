import CatalogMessages
import CommandArguments
import ScreenCatalog
import Testing

@testable import FormworkCommand

/// How arguments are read.
@Suite struct ParsingTests {
    @Test func theLastOfAValueCounts() {}
}
