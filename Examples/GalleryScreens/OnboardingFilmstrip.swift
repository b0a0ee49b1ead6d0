import UIKit

/// Frames of ``OnboardingScreen``'s film side by side.
public final class OnboardingFilmstrip: UIView {
    /// Makes the strip.
    public init() {
        let strip = OnboardingScreen.film(framesPerSecond: 10).filmstrip(count: 8, columns: 4)
        super.init(frame: CGRect(origin: .zero, size: strip.size))
        let picture = (try? strip.pngData(scale: 2)).flatMap { UIImage(data: $0, scale: 2) }
        let view = UIImageView(image: picture)
        view.frame = bounds
        addSubview(view)
    }

    /// Not used: the strip is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
