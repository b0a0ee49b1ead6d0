import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

@Suite struct BitmapContextTests {
    private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

    private func context(_ data: UnsafeMutableRawPointer? = nil, _ info: UInt32) -> CGContext? {
        CGContext(
            data: data, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    }

    @Test func theYAxisPointsUp() throws {
        let made = self.context(nil, rgba)
        let context = try #require(made)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = UIImage(cgImage: try #require(context.makeImage()))
        #expect(image.pixel(0, 1) == red && image.pixel(0, 0) == nothing && image.pixel(1, 1) == nothing)
        let memory = try #require(context.data)
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        #expect((8..<12).map { Int(bytes[$0]) } == red)
        #expect(context.width == 2 && context.bytesPerRow == 8 && context.bitsPerPixel == 32)
    }

    @Test func memoryOfTheCallerShowsEachStep() throws {
        var pixels = [UInt8](repeating: 0, count: 16)
        pixels.withUnsafeMutableBytes { buffer in
            // What the memory holds is what is drawn over: here blue at half, in the first pixel.
            buffer[2] = 128
            buffer[3] = 128
            let context = context(buffer.baseAddress, rgba)
            context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context?.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            #expect(Array(buffer[4..<8]) == [255, 0, 0, 255])
            #expect(Array(buffer[0..<4]) == [0, 0, 128, 128])
            context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(Array(buffer[8..<12]) == [255, 0, 0, 255])
        }
    }

    @Test func layoutsOfPixels() throws {
        func first(_ info: UInt32) -> [UInt8]? {
            guard let context = context(nil, info) else { return nil }
            context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            return context.data.map { data in
                let bytes = data.assumingMemoryBound(to: UInt8.self)
                return (0..<4).map { bytes[$0] }
            }
        }
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        func near(_ a: [UInt8]?, _ b: [UInt8]) -> Bool {
            guard let a else { return false }
            return zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
        }
        #expect(near(first(rgba), [128, 26, 0, 128]))
        #expect(near(first(CGImageAlphaInfo.premultipliedFirst.rawValue), [128, 128, 26, 0]))
        #expect(near(first(CGImageAlphaInfo.premultipliedFirst.rawValue | little), [0, 26, 128, 128]))
        #expect(near(first(CGImageAlphaInfo.noneSkipLast.rawValue), [128, 26, 0, 255]))
        #expect(first(CGImageAlphaInfo.none.rawValue) == nil)
        let gray = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        gray?.setFillColor(gray: 0.5, alpha: 1)
        gray?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(gray?.data?.load(as: UInt8.self) == 128)
    }

    @Test func sizesBeyondMemoryAreRefused() {
        for (width, height) in [(0, 4), (-1, 4), (1 << 20, 1 << 20), (Int.max, 2), (40_000, 40_000)] {
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba)
            #expect(context == nil)
        }
        #expect(context(nil, 0xFFFF) == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1e9, height: 1e9), false, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContextWithOptions(CGSize(width: CGFloat.nan, height: 4), false, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func picturesFromBytes() throws {
        let data = Data([255, 0, 0, 255, 0, 128, 0, 128])
        let provider = try #require(CGDataProvider(data: data))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: rgba),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(image.dataProvider?.data == data)
        #expect(image.alphaInfo == .premultipliedLast)
        let stencil = try #require(CGDataProvider(data: Data([255, 0])))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                provider: stencil, decode: nil,
                shouldInterpolate: false))
        #expect(mask.isMask)
        let masked = UIImage(cgImage: try #require(image.masking(mask)))
        #expect(masked.pixel(0, 0) == nothing && masked.pixel(1, 0) == [0, 128, 0, 128])
        let cut = UIImage(
            cgImage: try #require(image.copy(maskingColorComponents: [250, 255, 0, 5, 0, 5])))
        #expect(cut.pixel(0, 0) == nothing)
        let short = CGImage(
            width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: rgba),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(short == nil)
    }

    @Test func imageContextsMakePictures() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 2)
        #expect(image.pixel(1, 1)[0] > 200 && image.pixel(3, 1) == [0, 0, 0, 255])
    }
}
