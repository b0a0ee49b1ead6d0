import SwiftUI

/// The rating for SwiftUI.
public struct Rating: UIViewRepresentable {

    @Binding var rating: Double

    public init(rating: Binding<Double>) {
        _rating = rating
    }

    public func makeUIView(context: Context) -> RatingControl {
        let control = RatingControl()
        control.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
        return control
    }

    public func updateUIView(_ control: RatingControl, context: Context) {
        control.rating = rating
    }

    public func makeCoordinator() -> Coordinator {
        Coordinator($rating)
    }

    public final class Coordinator: NSObject {
        private let rating: Binding<Double>

        init(_ rating: Binding<Double>) {
            self.rating = rating
        }

        @objc func changed(_ control: RatingControl) {
            rating.wrappedValue = control.rating
        }
    }
}
