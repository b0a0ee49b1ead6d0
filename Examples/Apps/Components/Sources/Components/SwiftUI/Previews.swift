#if canImport(SwiftUI) && DEBUG
    import SwiftUI
    import UIKit

    private struct Preview<V: UIView>: UIViewRepresentable {
        let make: () -> V

        func makeUIView(context: Context) -> V { make() }
        func updateUIView(_ view: V, context: Context) {}
    }

    struct CardPreviews: PreviewProvider {
        static var previews: some View {
            Preview { Card(content: .init(headline: "Preview", body: "In Xcode")) }
                .previewLayout(.sizeThatFits)
        }
    }
#endif
