import UIKit

final class FormworkModule: RuntimeModule {
    static var classes: [RuntimeClass] {
        FormworkFile_Card.classes + [
            RuntimeClass(
                UIStepper.self,
                [
                    RuntimeMember("addTwo", UIStepper.addTwo),
                    RuntimeMember(key: "half", get: { (stepper: UIStepper) in stepper.value / 2 }),
                ])
        ]
    }
}

/// What only an extension of a class of the kit declares.
extension UIStepper {
    func addTwo() { value += 2 }
}

// As in the file that the port writes: these hide Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
func NSStringFromClass(_ aClass: AnyClass) -> String { RuntimeClassName.text(of: aClass) }
// swift-format-ignore: AlwaysUseLowerCamelCase
func NSClassFromString(_ aClassName: String) -> AnyClass? { RuntimeClassName.type(named: aClassName) }
