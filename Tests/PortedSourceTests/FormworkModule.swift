import UIKit

final class FormworkModule: RuntimeModule { static var classes: [RuntimeClass] { FormworkFile_Card.classes } }
