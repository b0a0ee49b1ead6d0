import Testing
import UIKit

@MainActor struct ListSizingTests {
}
