import CoreGraphics
import CoreImage
import Foundation
import Testing
import UIKit

/// What filters make of pictures.
@Suite struct FilterTests {
    /// A picture whose left half has one colour and whose right half another, and a mark at the top left.
    private func picture(_ left: UIColor = .red, _ right: UIColor = .blue, side: Int = 16) -> CIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            left.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side / 2, height: side))
            right.setFill()
            context.fill(CGRect(x: side / 2, y: 0, width: side / 2, height: side))
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        return CIImage(image: image)!
    }

    /// Red, green, blue and alpha of a rendered pixel, counted from the top left.
    private func pixel(_ image: CIImage, _ x: Int, _ y: Int, in area: CGRect? = nil) -> [Int] {
        guard let bitmap = CIContext().createCGImage(image, from: area ?? image.extent) else { return [] }
        var bytes = [UInt8](repeating: 0, count: bitmap.width * bitmap.height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            CGContext(
                data: buffer.baseAddress, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8, bytesPerRow: bitmap.width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?
                .draw(bitmap, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        }
        return (0..<4).map { Int(bytes[(y * bitmap.width + x) * 4 + $0]) }
    }

    private func filtered(_ name: String, _ image: CIImage, _ values: [String: Any] = [:]) -> CIImage {
        let filter = CIFilter(name: name)!
        filter.setValue(image, forKey: kCIInputImageKey)
        for (key, value) in values { filter.setValue(value, forKey: key) }
        return filter.outputImage!
    }

    @Test func aPictureIsRenderedAsItWasAndTheRightWayUp() {
        let image = picture()
        #expect(image.extent == CGRect(x: 0, y: 0, width: 16, height: 16) && image.cgImage != nil)
        #expect(
            pixel(image, 0, 0) == [255, 255, 255, 255] && pixel(image, 3, 8) == [255, 0, 0, 255] && pixel(image, 12, 8) == [0, 0, 255, 255])
        // y goes upwards: the lower half's top left has no mark.
        #expect(pixel(image.cropped(to: CGRect(x: 0, y: 0, width: 16, height: 8)), 0, 0) == [255, 0, 0, 255])
        #expect(pixel(image, 0, 0, in: CGRect(x: -4, y: 12, width: 8, height: 8)) == [0, 0, 0, 0])
        #expect(CIContext().createCGImage(image, from: .zero) == nil && CIImage(data: Data([1, 2, 3])) == nil)
        #expect(CIContext().createCGImage(CIImage(color: .green), from: CIImage(color: .green).extent) == nil)
        #expect(UIImage(ciImage: image).size == CGSize(width: 16, height: 16))
    }

    @Test func coloursAreChanged() {
        let image = picture()
        #expect(pixel(filtered("CIColorInvert", image), 3, 8) == [0, 255, 255, 255])
        #expect(pixel(filtered("CISepiaTone", image, [kCIInputIntensityKey: 0]), 3, 8) == [255, 0, 0, 255])
        #expect(pixel(filtered("CISepiaTone", image), 3, 8) == [100, 89, 69, 255])
        let gray = pixel(filtered("CIColorControls", image, [kCIInputSaturationKey: 0]), 3, 8)
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && gray[0] > 30)
        #expect(pixel(filtered("CIExposureAdjust", picture(.gray), [kCIInputEVKey: 1]), 3, 8)[0] > pixel(picture(.gray), 3, 8)[0])
        let swapped = filtered(
            "CIColorMatrix", image, ["inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0)])
        #expect(pixel(swapped, 3, 8) == [0, 0, 255, 255] && pixel(swapped, 12, 8) == [255, 0, 0, 255])
        let mono = filtered("CIColorMonochrome", image, [kCIInputColorKey: CIColor(red: 0, green: 1, blue: 0)])
        #expect(pixel(mono, 3, 8)[0] == 0 && pixel(mono, 3, 8)[1] > 0)
    }

    @Test func blurringMakesAPictureLargerAndMixesWhatIsNear() {
        let image = picture()
        let blurred = filtered("CIGaussianBlur", image, [kCIInputRadiusKey: 2])
        #expect(blurred.extent == CGRect(x: -6, y: -6, width: 28, height: 28))
        let middle = pixel(blurred, 8, 8, in: image.extent)
        #expect(middle[0] > 50 && middle[2] > 50 && middle[3] > 240)
        #expect(pixel(filtered("CIGaussianBlur", image, [kCIInputRadiusKey: 0]), 3, 8) == [255, 0, 0, 255])
        let boxed = pixel(filtered("CIBoxBlur", image, [kCIInputRadiusKey: 3]), 11, 11)
        #expect(boxed[0] > 0 && boxed[2] > 0)
        #expect(pixel(filtered("CIUnsharpMask", image), 3, 12)[0] == 255)
        #expect(pixel(filtered("CIEdges", image), 12, 12) == [0, 0, 0, 255] && pixel(filtered("CIEdges", image), 8, 12)[0] > 100)
    }

    @Test func distortionsMoveWhatIsNearTheirMiddleOnly() {
        let image = picture(side: 64)
        let middle = CIVector(x: 32, y: 32)
        for name in ["CITwirlDistortion", "CIBumpDistortion"] {
            let moved = filtered(name, image, [kCIInputCenterKey: middle, kCIInputRadiusKey: 16])
            #expect(moved.extent == image.extent && pixel(moved, 4, 32) == [255, 0, 0, 255], "\(name)")
        }
        let turned = filtered(
            "CITwirlDistortion", image, [kCIInputCenterKey: middle, kCIInputRadiusKey: 30, kCIInputAngleKey: Double.pi * 2])
        #expect((0..<64).contains { pixel(turned, $0, 20)[0] > 200 && $0 > 34 })
        let squares = filtered("CIPixellate", image, [kCIInputCenterKey: middle, kCIInputScaleKey: 16])
        #expect(pixel(squares, 1, 1) == pixel(squares, 14, 14) && pixel(squares, 1, 1) == [255, 0, 0, 255])
        let dark = filtered("CIVignette", image, [kCIInputIntensityKey: 1, kCIInputRadiusKey: 1])
        #expect(pixel(dark, 1, 60)[0] < pixel(dark, 30, 32)[0])
    }

    @Test func picturesArePutTogetherMovedAndScaled() {
        let image = picture()
        let larger = image.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        #expect(larger.extent == CGRect(x: 0, y: 0, width: 32, height: 32) && pixel(larger, 6, 16) == [255, 0, 0, 255])
        let moved = image.transformed(by: CGAffineTransform(translationX: 100, y: 0))
        #expect(moved.extent.minX == 100 && pixel(moved, 3, 8) == [255, 0, 0, 255])
        let cut = image.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 16)).composited(over: CIImage(color: .green))
        #expect(pixel(cut, 3, 8, in: image.extent) == [255, 0, 0, 255] && pixel(cut, 12, 8, in: image.extent) == [0, 255, 0, 255])
        let clamped = image.clampedToExtent()
        #expect(pixel(clamped, 0, 0, in: CGRect(x: 40, y: 0, width: 1, height: 1)) == [0, 0, 255, 255])
    }

    @Test func aFilterKnowsItsInputsAndRefusesOthers() async {
        let filter = CIFilter(name: "CIGaussianBlur")!
        #expect(
            filter.inputKeys == ["inputImage", "inputRadius"] && filter.outputKeys == ["outputImage"] && filter.name == "CIGaussianBlur")
        #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10 && filter.outputImage == nil)
        filter.setValue(3, forKey: kCIInputRadiusKey)
        filter.setDefaults()
        #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
        #expect(CIFilter(name: "CINothing") == nil && CIFilter.filterNames(inCategories: nil).contains("CISepiaTone"))
        await #expect(processExitsWith: .failure) { CIFilter(name: "CISepiaTone")?.setValue(1, forKey: kCIInputRadiusKey) }
    }

    @Test func filtersHaveFunctionsWithTheirInputsAsProperties() {
        let sepia = CIFilter.sepiaTone()
        sepia.inputImage = picture()
        #expect(sepia.intensity == 1)
        sepia.intensity = 0
        #expect(pixel(sepia.outputImage!, 3, 8) == [255, 0, 0, 255])
        let twirl = CIFilter.twirlDistortion()
        twirl.center = CGPoint(x: 3, y: 4)
        #expect((twirl as CIFilter).value(forKey: kCIInputCenterKey) as? CIVector == CIVector(x: 3, y: 4) && twirl.radius == 300)
    }

    @Test func photoEffectsAndColoursHaveTheLookOfTheirNames() {
        let image = picture(UIColor(red: 0.7, green: 0.4, blue: 0.3, alpha: 1), UIColor(red: 0.3, green: 0.4, blue: 0.6, alpha: 1))
        func spread(_ name: String, _ values: [String: Any] = [:], _ x: Int = 3) -> Int {
            let p = pixel(filtered(name, image, values), x, 8)
            return max(p[0], p[1], p[2]) - min(p[0], p[1], p[2])
        }
        let plain = pixel(image, 3, 8)
        for name in ["Mono", "Tonal", "Noir"] { #expect(spread("CIPhotoEffect\(name)") <= 1, "\(name)") }
        #expect(spread("CIPhotoEffectChrome") > 102 && spread("CIPhotoEffectFade") < 80)
        #expect(pixel(filtered("CIPhotoEffectTransfer", image), 3, 8)[2] < plain[2])
        #expect(pixel(filtered("CIPhotoEffectProcess", image), 12, 8)[2] > pixel(image, 12, 8)[2])
        #expect(spread("CIVibrance", ["inputAmount": 1.0]) > 102 && spread("CIVibrance", ["inputAmount": -1.0]) < 102)
        let turned = pixel(filtered("CIHueAdjust", picture(), [kCIInputAngleKey: 2 * Double.pi / 3]), 3, 8)
        #expect(turned[1] > turned[0] && pixel(filtered("CIHueAdjust", image, [kCIInputAngleKey: 2 * Double.pi]), 3, 8) == plain)
        let warm = pixel(filtered("CITemperatureAndTint", image, ["inputNeutral": CIVector(x: 9000, y: 0)]), 3, 8)
        #expect(warm[0] > plain[0] && warm[2] < plain[2])
        #expect(pixel(filtered("CITemperatureAndTint", image), 3, 8) == plain && pixel(filtered("CIToneCurve", image), 3, 8) == plain)
        let few = Set((0..<16).map { pixel(filtered("CIColorPosterize", image, ["inputLevels": 2.0]), $0, 8) })
        #expect(few.allSatisfy { $0.dropLast().allSatisfy { $0 == 0 || $0 == 255 } })
        let mask = filtered("CIMaskToAlpha", picture(.black, .white))
        #expect(pixel(mask, 3, 8)[3] == 0 && pixel(mask, 12, 8) == [255, 255, 255, 255])
        #expect(pixel(filtered("CIColorThreshold", picture(.black, .white)), 3, 8) == [0, 0, 0, 255])
        // A table that exchanges red and blue.
        var table: [Float] = []
        for index in 0..<8 { table += [Float(index >> 2 & 1), Float(index >> 1 & 1), Float(index & 1), 1] }
        let data = table.withUnsafeBytes { Data($0) }
        #expect(pixel(filtered("CIColorCube", picture(), ["inputCubeDimension": 2, "inputCubeData": data]), 3, 8) == [0, 0, 255, 255])
    }

    @Test func picturesAreBlendedAndMasked() {
        let (top, bottom) = (picture(.red, .white), picture(.green, .gray))
        func blended(_ name: String, _ x: Int) -> [Int] { pixel(filtered(name, top, [kCIInputBackgroundImageKey: bottom]), x, 8) }
        #expect(blended("CIMultiplyBlendMode", 3) == [0, 0, 0, 255] && blended("CIMultiplyBlendMode", 12) == pixel(bottom, 12, 8))
        #expect(blended("CIScreenBlendMode", 3) == [255, 255, 0, 255] && blended("CIDifferenceBlendMode", 3) == [255, 255, 0, 255])
        #expect(blended("CIDarkenBlendMode", 3) == [0, 0, 0, 255] && blended("CILightenBlendMode", 3) == [255, 255, 0, 255])
        #expect(blended("CISourceOverCompositing", 3) == [255, 0, 0, 255] && blended("CIAdditionCompositing", 3) == [255, 255, 0, 255])
        let luminous = blended("CIColorBlendMode", 12)
        #expect(luminous[0] == luminous[1] && luminous[1] == luminous[2])
        let small = top.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 16))
        let inside = filtered("CISourceInCompositing", top, [kCIInputBackgroundImageKey: small])
        #expect(inside.extent == small.extent)
        let out = filtered("CISourceOutCompositing", top, [kCIInputBackgroundImageKey: small])
        #expect(pixel(out, 3, 8)[3] == 0 && pixel(out, 12, 8) == [255, 255, 255, 255])
        let masked = filtered(
            "CIBlendWithMask", top, [kCIInputBackgroundImageKey: bottom, kCIInputMaskImageKey: picture(.black, .white)])
        #expect(pixel(masked, 3, 8) == pixel(bottom, 3, 8) && pixel(masked, 12, 8) == [255, 255, 255, 255])
        let half = filtered("CIDissolveTransition", top, [kCIInputTargetImageKey: bottom, kCIInputTimeKey: 0.5])
        #expect(abs(pixel(half, 3, 8)[0] - 188) <= 1 && abs(pixel(half, 3, 8)[1] - 188) <= 1)
    }

    @Test func pixelsAreWrittenInTheFormatThatIsAskedFor() {
        let color = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
        func bytes(_ format: CIFormat, _ count: Int) -> [UInt8] {
            // What lies behind the two pixels is left as it is.
            var bytes = [UInt8](repeating: 7, count: count * 2 + 1)
            CIContext().render(color, toBitmap: &bytes, rowBytes: count * 2, bounds: color.extent, format: format, colorSpace: nil)
            #expect(bytes.last == 7 && bytes[0..<count] == bytes[count..<count * 2], "\(format)")
            return Array(bytes[0..<count])
        }
        #expect(bytes(.ABGR8, 4) == [255, 0, 0, 255] && bytes(.ARGB8, 4) == [255, 255, 0, 0] && bytes(.BGRA8, 4) == [0, 0, 255, 255])
        #expect(bytes(.R8, 1) == [255] && bytes(.A8, 1) == [255] && bytes(.RG8, 2) == [255, 0])
        #expect(bytes(.RG16, 4) == [255, 255, 0, 0] && bytes(.RGBA16, 8) == [255, 255, 0, 0, 0, 0, 255, 255])
        // One is 0x3C00 in two bytes and 0x3F800000 in four, the lowest byte first.
        #expect(bytes(.RGBAh, 8) == [0, 0x3C, 0, 0, 0, 0, 0, 0x3C] && bytes(.Rh, 2) == [0, 0x3C])
        #expect(bytes(.Af, 4) == [0, 0, 0x80, 0x3F] && bytes(.RGf, 8).suffix(4) == [0, 0, 0, 0])
        #expect(CIFormat.RGBAh.rawValue == 2056 && CIFormat.R8.rawValue == 261)
    }

    @Test func picturesAreScaledStraightenedAndSummedUp() {
        let image = picture(side: 32)
        let scaled = filtered("CILanczosScaleTransform", image, [kCIInputScaleKey: 0.5, kCIInputAspectRatioKey: 2.0])
        #expect(scaled.extent == CGRect(x: 0, y: 0, width: 32, height: 16) && pixel(scaled, 8, 12) == [255, 0, 0, 255])
        let mean = filtered("CIAreaAverage", picture(.black, .white), [kCIInputExtentKey: CIVector(cgRect: image.extent)])
        #expect(mean.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext(options: [.workingColorSpace: NSNull()]).render(
            mean, toBitmap: &bytes, rowBytes: 4, bounds: mean.extent, format: .RGBA8, colorSpace: nil)
        #expect(abs(Int(bytes[0]) - 189) <= 2 && bytes[0] == bytes[1] && bytes[3] == 255, "\(bytes)")
        CIContext().render(mean, toBitmap: &bytes, rowBytes: 4, bounds: mean.extent, format: .BGRA8, colorSpace: nil)
        #expect(abs(Int(bytes[0]) - 129) <= 2)
        let corners: [String: Any] = [
            "inputTopLeft": CIVector(x: 0, y: 32), "inputTopRight": CIVector(x: 32, y: 32), "inputBottomRight": CIVector(x: 32, y: 0),
            "inputBottomLeft": CIVector(x: 0, y: 0),
        ]
        for name in ["CIPerspectiveTransform", "CIPerspectiveCorrection"] {
            let same = filtered(name, image, corners)
            #expect(same.extent == image.extent && pixel(same, 6, 20) == [255, 0, 0, 255] && pixel(same, 25, 20) == [0, 0, 255, 255])
        }
        let narrow = filtered("CIPerspectiveTransform", image, corners.merging(["inputTopRight": CIVector(x: 16, y: 32)]) { $1 })
        #expect(pixel(narrow, 28, 2)[3] == 0 && pixel(narrow, 10, 16)[3] == 255)
        let right = image.oriented(.right)
        // What was at the left is at the top.
        #expect(right.extent == image.extent && pixel(right, 16, 6) == [255, 0, 0, 255] && pixel(right, 16, 26) == [0, 0, 255, 255])
        #expect(pixel(image.oriented(.upMirrored), 6, 16) == [0, 0, 255, 255] && pixel(image.oriented(.down), 6, 16) == [0, 0, 255, 255])
        #expect(pixel(image.oriented(forExifOrientation: 8), 16, 6) == [0, 0, 255, 255])
        let tiled = filtered("CIAffineTile", image)
        #expect(pixel(tiled, 0, 0, in: CGRect(x: 38, y: 5, width: 1, height: 1)) == [255, 0, 0, 255])
        #expect(
            Set([pixel(filtered("CICrystallize", image, [kCIInputRadiusKey: 4.0]), 20, 20)]).isSubset(of: [
                [255, 0, 0, 255], [0, 0, 255, 255],
            ]))
    }

    @Test func gradientsAndPatternsGoOnWithoutEnd() {
        let area = CGRect(x: 0, y: 0, width: 200, height: 200)
        let linear = CIFilter.linearGradient()
        (linear.point0, linear.point1, linear.color0, linear.color1) = (.zero, CGPoint(x: 200, y: 0), .black, .white)
        #expect(pixel(linear.outputImage!, 0, 0, in: area)[0] < 20 && pixel(linear.outputImage!, 199, 0, in: area)[0] > 250)
        let shifted = linear.outputImage!.transformed(by: CGAffineTransform(translationX: 200, y: 0))
        #expect(pixel(shifted, 199, 0, in: area)[0] < 20 && shifted.extent == linear.outputImage!.extent)
        let radial = CIFilter.radialGradient()
        (radial.center, radial.radius0, radial.radius1) = (CGPoint(x: 100, y: 100), 10, 50)
        #expect(pixel(radial.outputImage!, 100, 100, in: area)[0] == 255 && pixel(radial.outputImage!, 10, 100, in: area)[0] == 0)
        let board = CIFilter.checkerboardGenerator()
        (board.center, board.width) = (.zero, 50)
        let (here, beside) = (pixel(board.outputImage!, 10, 10, in: area), pixel(board.outputImage!, 60, 10, in: area))
        #expect(here != beside && here == pixel(board.outputImage!, 60, 60, in: area))
        let noise = CIFilter.randomGenerator().outputImage!
        #expect(
            Set((0..<20).map { pixel(noise, $0, 0, in: area) }).count > 15 && pixel(noise, 5, 5, in: area) == pixel(noise, 5, 5, in: area))
        #expect(CIContext().createCGImage(noise, from: noise.extent) == nil)
    }

    @Test func blursFollowLinesAndDiscs() {
        let image = picture(.black, .white, side: 32)
        let along = filtered("CIMotionBlur", image, [kCIInputRadiusKey: 6.0, kCIInputAngleKey: 0.0])
        let across = filtered("CIMotionBlur", image, [kCIInputRadiusKey: 6.0, kCIInputAngleKey: Double.pi / 2])
        #expect((40...240).contains(pixel(along, 16, 16, in: image.extent)[0]) && pixel(across, 20, 16, in: image.extent)[0] == 255)
        #expect((40...240).contains(pixel(filtered("CIDiscBlur", image, [kCIInputRadiusKey: 4.0]), 16, 16, in: image.extent)[0]))
        let bright = pixel(filtered("CIBloom", image, [kCIInputIntensityKey: 1.0]), 14, 16)[0]
        #expect(bright > 100 && pixel(filtered("CIGloom", image, [kCIInputIntensityKey: 1.0]), 18, 16)[0] < 255)
        let zoomed = filtered("CIZoomBlur", image, [kCIInputCenterKey: CIVector(x: 0, y: 16), "inputAmount": 50.0])
        #expect((20...240).contains(pixel(zoomed, 20, 16)[0]))
    }

    @Test func anAppHasFiltersOfItsOwn() {
        final class Inverted: CIFilter {
            var inputImage: CIImage?
            override var outputImage: CIImage? { inputImage?.applyingFilter("CIColorInvert") }
        }
        let filter = Inverted()
        #expect(filter.outputImage == nil)
        filter.inputImage = picture()
        #expect(pixel(filter.outputImage!, 3, 8) == [0, 255, 255, 255])
    }

    @Test func filesAreMadeOfPictures() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let png = try #require(CIContext().pngRepresentation(of: picture(), format: .RGBA8, colorSpace: space))
        #expect(try #require(CIImage(data: png)).extent.size == CGSize(width: 16, height: 16))
        let jpeg = try #require(CIContext().jpegRepresentation(of: picture(), colorSpace: space))
        #expect([UInt8](jpeg.prefix(2)) == [0xFF, 0xD8])
    }

    @Test func aBarcodeSaysItsMessage() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        #expect(filter.outputImage == nil)
        filter.message = Data("Sampan 128".utf8)
        filter.quietSpace = 0
        let code = try #require(filter.outputImage)
        // A start, ten characters (the digits are three), a check, and an end of 13.
        #expect(code.extent.height == 32 && Int(code.extent.width) % 11 == 2)
        let bars = (0..<Int(code.extent.width)).map { pixel(code, $0, 8)[0] == 0 }
        #expect(bars.prefix(11) == [true, true, false, true, false, false, true, false, false, false, false])
        #expect(bars.suffix(13) == [true, true, false, false, false, true, true, true, false, true, false, true, true])
        filter.message = Data("é".utf8)
        #expect(filter.outputImage == nil)
    }

    @Test func aCodeSaysItsMessage() {
        let filter = CIFilter.qrCodeGenerator()
        #expect(filter.outputImage == nil && filter.correctionLevel == "M")
        filter.message = Data("https://example.org".utf8)
        let code = filter.outputImage!
        // 25 squares, and one around them.
        #expect(code.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
        #expect(
            pixel(code, 0, 0) == [255, 255, 255, 255] && pixel(code, 1, 1) == [0, 0, 0, 255] && pixel(code, 2, 2) == [255, 255, 255, 255])
        #expect(pixel(code, 25, 1) == [0, 0, 0, 255] && pixel(code, 1, 25) == [0, 0, 0, 255])
        filter.message = Data(count: 4000)
        #expect(filter.outputImage == nil)
        filter.message = Data("a".utf8)
        filter.correctionLevel = "Z"
        #expect(filter.outputImage == nil)
    }

    @Test func garbageIsNoPictureAndNothingFalls() {
        var random = SystemRandomNumberGenerator()
        let good = [UInt8](UIImage(ciImage: picture()).pngData() ?? Data())
        #expect(!good.isEmpty)
        for _ in 0..<200 {
            var bytes = good
            for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            if let image = CIImage(data: Data(bytes)), image.extent.width < 500, image.extent.height < 500 {
                _ = CIContext().createCGImage(filtered("CIGaussianBlur", image, [kCIInputRadiusKey: 1]), from: image.extent)
            }
        }
        for number in [Double.nan, .infinity, -1, 1e30] {
            for name in CIFilter.filterNames(inCategories: nil) where CIFilter(name: name)?.inputKeys.contains(kCIInputImageKey) == true {
                let filter = CIFilter(name: name)!
                for key in filter.inputKeys where filter.value(forKey: key) is Double { filter.setValue(number, forKey: key) }
                filter.setValue(picture(side: 4), forKey: kCIInputImageKey)
                if let image = filter.outputImage { _ = CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: 4, height: 4)) }
            }
        }
    }
}
