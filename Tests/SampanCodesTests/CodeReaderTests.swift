import CoreGraphics
import Testing

@testable import SampanCodes

/// What is read in pictures.
@Suite struct CodeReaderTests {
    /// A picture of 300 × 400 pixels with the QR code at (150, 50).
    private let upright = CodePictures.picture(width: 300, height: 400) { CodePictures.drawCode(in: $0, x: 150, y: 50) }

    private func pixels(_ code: MachineCode, _ width: CGFloat, _ height: CGFloat) -> [CGPoint] {
        code.corners.map { CGPoint(x: $0.x * width, y: $0.y * height) }
    }

    private func near(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(point.x - x) < 4 && abs(point.y - y) < 4 }

    private func read(_ bars: [Bool], _ kinds: Set<MachineCode.Kind> = Set(MachineCode.Kind.allCases)) -> [MachineCode] {
        CodeReader.read(CodePictures.picture(of: bars), kinds: kinds)
    }

    @Test func aCodeIsReadWithItsCorners() throws {
        let codes = CodeReader.read(upright)
        let code = try #require(codes.first)
        #expect(codes.count == 1 && code.kind == .qr && code.text == CodePictures.text && !code.isInverted)
        #expect(code.data.elementsEqual(CodePictures.text.utf8))
        let corners = pixels(code, 300, 400)
        #expect(near(corners[0], 150, 50) && near(corners[1], 250, 50), "\(corners)")
        #expect(near(corners[2], 250, 150) && near(corners[3], 150, 150), "\(corners)")
    }

    @Test func cornersAreThoseOfTheCodeAsItIsToBeHeld() throws {
        // Turned to the right: what was at the top left is at the top right.
        let turned = CodePictures.picture(width: 400, height: 300) { context in
            context.translateBy(x: 400, y: 0)
            context.rotate(by: .pi / 2)
            CodePictures.drawCode(in: context, x: 150, y: 50)
        }
        let code = try #require(CodeReader.read(turned, kinds: [.qr]).first)
        let corners = pixels(code, 400, 300)
        #expect(code.text == CodePictures.text && near(corners[0], 350, 150) && near(corners[1], 350, 250), "\(corners)")
    }

    @Test func brightCodesOnDarkAreRead() throws {
        let picture = CodePictures.picture(width: 200, height: 200, background: 0) { CodePictures.drawCode(in: $0, x: 50, y: 50) }
        let code = try #require(CodeReader.read(picture, kinds: [.qr]).first)
        #expect(code.text == CodePictures.text && code.isInverted)
    }

    @Test func barsAreReadByTheirKinds() {
        let ean = read(CodePictures.ean13("4006381333931"))
        #expect(ean.map(\.kind) == [.ean13] && ean.map(\.text) == ["4006381333931"])
        // UPC-A is EAN-13 with a zero before it.
        #expect(read(CodePictures.ean13("0036000291452")).map(\.text) == ["0036000291452"])
        let short = read(CodePictures.ean8("96385074"))
        #expect(short.map(\.kind) == [.ean8] && short.map(\.text) == ["96385074"])
    }

    @Test func aCheckCharacterMakesAnotherKindWhereThatIsLookedFor() {
        #expect(read(CodePictures.code39("ABC")).map(\.kind) == [.code39])
        #expect(read(CodePictures.code39("A11C")).map(\.kind) == [.code39Checksum])
        #expect(read(CodePictures.code39("A11C"), [.code39]).map(\.kind) == [.code39])
        #expect(read(CodePictures.code39("ABC"), [.code39Checksum]).isEmpty)
        #expect(read(CodePictures.interleaved("04006381333931")).map(\.kind) == [.itf14])
        #expect(read(CodePictures.interleaved("123456")).map(\.kind) == [.interleaved2of5])
        #expect(read(CodePictures.interleaved("123457")).map(\.kind) == [.interleaved2of5Checksum])
        #expect(read(CodePictures.interleaved("04006381333931"), [.interleaved2of5]).map(\.text) == ["04006381333931"])
    }

    @Test func checksAreThoseOfTheStandards() {
        #expect(CheckDigits.isGS1("4006381333931") && !CheckDigits.isGS1("4006381333930"))
        #expect(!CheckDigits.isGS1("A") && !CheckDigits.isGS1(""))
        #expect(CheckDigits.isCode39("A11C") && !CheckDigits.isCode39("ABC") && !CheckDigits.isCode39("a1") && !CheckDigits.isCode39("A"))
    }

    @Test func theCornersOfBarsAreAsFarApartAsTheBarsAreHigh() throws {
        let bars = CodePictures.ean13("4006381333931")
        let width = CGFloat(bars.count * 3)
        let code = try #require(read(bars).first)
        let corners = pixels(code, width + 100, 200)
        #expect(near(corners[0], 50, 60) && near(corners[1], 50 + width, 60), "\(corners)")
        #expect(near(corners[2], 50 + width, 140) && near(corners[3], 50, 140), "\(corners)")
    }

    @Test func allCodesOfAPictureAreRead() {
        let bars = CodePictures.ean13("4006381333931")
        let picture = CodePictures.picture(width: 400, height: 600) { context in
            CodePictures.drawCode(in: context, x: 30, y: 30)
            CodePictures.drawCode(in: context, x: 200, y: 60)
            // The same code twice: one label beside the other.
            CodePictures.draw(bars, in: context, x: 50, y: 250)
            CodePictures.draw(bars, in: context, x: 50, y: 450)
        }
        let codes = CodeReader.read(picture)
        #expect(codes.filter { $0.kind == .qr }.count == 2 && codes.filter { $0.kind == .ean13 }.count == 2, "\(codes)")
        #expect(CodeReader.read(picture, kinds: [.ean13]).map(\.kind) == [.ean13, .ean13])
        #expect(CodeReader.read(picture, kinds: [.ean8]).isEmpty && CodeReader.read(picture, kinds: []).isEmpty)
    }

    /// Each row of bars has one threshold: beside something much brighter or darker they are all of one side of it.
    @Test func barsInAShadowAreRead() {
        let bars = CodePictures.ean13("4006381333931")
        let picture = CodePictures.picture(width: 900, height: 200) { context in
            context.setFillColor(CGColor(srgbRed: 0.35, green: 0.35, blue: 0.35, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 400, height: 200))
            context.setFillColor(CGColor(srgbRed: 0.2, green: 0.2, blue: 0.2, alpha: 1))
            CodePictures.draw(bars, in: context, x: 50, y: 40, height: 120)
        }
        #expect(CodeReader.read(picture, kinds: [.ean13]).map(\.text) == ["4006381333931"])
    }

    @Test func whereThereIsNoCodeNoneIsRead() {
        #expect(CodeReader.read(CodePictures.picture(width: 50, height: 50) { _ in }).isEmpty)
        #expect(CodeReader.read(CodePictures.picture(width: 1, height: 1) { _ in }).isEmpty)
        // The same noise each time.
        var seed: UInt32 = 1
        let noise = (0..<120 * 90).map { _ -> UInt8 in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: seed >> 24)
        }
        #expect(CodeReader.read(grey: noise, width: 120, height: 90, kinds: Set(MachineCode.Kind.allCases)).isEmpty)
    }
}
