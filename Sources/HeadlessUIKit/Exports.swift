// Ordinary iOS source gets Foundation through `import UIKit`.
@_exported import Foundation
