import GalleryScreens
import UIKit

/// The films of the gallery as files: animated pictures, a page, a filmstrip, and pictures before, during and after.
@MainActor
enum FilmFiles {
    static func write(into folder: URL) throws {
        let film = OnboardingScreen.film()
        func file(_ name: String) -> URL { folder.appendingPathComponent("onboarding-\(name)") }
        let picture = try film.apng(within: 3_000_000)
        try picture.data.write(to: file("film.png"))
        print("onboarding-film.png: \(picture)")
        if Film.canWriteWebP {
            let picture = try film.webp(within: 3_000_000)
            try picture.data.write(to: file("film.webp"))
            print("onboarding-film.webp: \(picture)")
        } else {
            print("onboarding-film.webp: left out, libwebp is not installed")
        }
        let page = try film.html(within: 20_000_000)
        try page.data.write(to: file("film.html"))
        print("onboarding-film.html: \(page)")
        try film.before.pngData().write(to: file("before.png"))
        try film.frame(at: 0.66)?.drawing.pngData().write(to: file("during.png"))
        try film.after.pngData().write(to: file("after.png"))
    }
}
