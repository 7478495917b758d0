import Testing
import UIKit

@Suite struct UIImageTests {
    /// Red above, blue below, 2 × 2 pixels.
    private func twoColours(scale: CGFloat = 1, _ orientation: UIImage.Orientation = .up) -> UIImage {
        let image = drawn(2, 2) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        }
        return UIImage(cgImage: image.cgImage!, scale: scale, orientation: orientation)
    }

    @Test func sizeDependsOnScaleAndOrientation() {
        let cgImage = drawn(6, 4) { _ in }.cgImage!
        #expect(UIImage(cgImage: cgImage).size == CGSize(width: 6, height: 4))
        #expect(UIImage(cgImage: cgImage, scale: 2, orientation: .left).size == CGSize(width: 2, height: 3))
        #expect(UIImage().size == .zero && UIImage().cgImage == nil)
    }

    @Test func drawingStandsUprightWhateverTheOrientation() {
        let plain = drawn(2, 2) { _ in twoColours().draw(at: .zero) }
        #expect(pixel(plain, 0, 0) == [255, 0, 0, 255] && pixel(plain, 1, 1) == [0, 0, 255, 255])
        let turned = drawn(2, 2) { _ in twoColours(.right).draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        // A quarter to the right brings the top to the right.
        #expect(pixel(turned, 1, 0) == [255, 0, 0, 255] && pixel(turned, 0, 1) == [0, 0, 255, 255])
        let left = drawn(2, 2) { _ in twoColours(.left).draw(at: .zero) }
        #expect(pixel(left, 0, 0) == [255, 0, 0, 255] && pixel(left, 1, 1) == [0, 0, 255, 255])
        let down = drawn(2, 2) { _ in twoColours(.down).draw(at: .zero) }
        #expect(pixel(down, 0, 0) == [0, 0, 255, 255])
        #expect(twoColours().withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    }

    @Test func drawingTakesAlphaAndMode() {
        let image = drawn(2, 2) { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            twoColours().draw(in: CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .multiply, alpha: 0.5)
        }
        #expect(isClose(pixel(image, 0, 0), [255, 128, 128, 255]))
    }

    @Test func capsKeepTheirSize() {
        // 3 × 3: a red middle in a blue frame.
        let frame = drawn(3, 3) { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let resizable = frame.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: mode)
            let image = drawn(10, 8) { _ in resizable.draw(in: CGRect(x: 0, y: 0, width: 10, height: 8)) }
            for y in 0..<8 {
                for x in 0..<10 {
                    let isEdge = x == 0 || y == 0 || x == 9 || y == 7
                    #expect(pixel(image, x, y) == (isEdge ? [0, 0, 255, 255] : [255, 0, 0, 255]), "\(mode) at \(x), \(y)")
                }
            }
        }
        let old = frame.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
        #expect(old.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1) && old.resizingMode == .stretch)
    }

    @Test func tintsAreStencils() {
        let image = drawn(2, 1) { context in
            UIColor.red.withAlphaComponent(0.5).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let tinted = image.withTintColor(.green)
        #expect(isClose(pixel(tinted, 0, 0), [0, 128, 0, 128]) && pixel(tinted, 1, 0)[3] == 0)
        #expect(
            tinted.renderingMode == .automatic && image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal
        )
        #expect(isClose(pixel(image, 0, 0), [128, 0, 0, 128]))
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.isTemplate(automatic: false) && !image.isTemplate(automatic: false) && image.isTemplate(automatic: true))
        #expect(isClose(pixel(template.tintedImage(.blue), 0, 0), [0, 0, 128, 128]))
    }

    @Test func filesComeAndGo() throws {
        let image = twoColours()
        let png = try #require(image.pngData())
        let again = try #require(UIImage(data: png, scale: 2))
        #expect(again.size == CGSize(width: 1, height: 1) && pixel(again, 0, 0) == [255, 0, 0, 255])
        let jpeg = try #require(twoColours(.right).jpegData(compressionQuality: 1))
        #expect(UIImage(data: jpeg)?.imageOrientation == .right)
        #expect(UIImage(data: Data("no image".utf8)) == nil && UIImage(contentsOfFile: "/no such file.png") == nil)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: again, requiringSecureCoding: true)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: archive)
        #expect(restored?.scale == 2 && pixel(restored, 0, 1) == [0, 0, 255, 255])
    }

    @Test func fileNamesTellTheScale() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scales-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, side) in [("a.png", 1), ("a@3x.png", 3), ("b@2x.png", 2)] {
            try drawn(CGFloat(side), CGFloat(side)) { _ in }.pngData()?.write(to: folder.appendingPathComponent(name))
        }
        let a = try #require(UIImage(contentsOfFile: folder.path + "/a.png"))
        #expect(a.scale == 3 && a.size == CGSize(width: 1, height: 1))
        let b = try #require(UIImage(contentsOfFile: folder.path + "/b"))
        #expect(b.scale == 2 && b.size == CGSize(width: 1, height: 1))
        #expect(UIImage(contentsOfFile: folder.path + "/b@2x.png")?.scale == 2)
    }

    @Test func animationsShowOneAfterAnother() {
        let animation = UIImage.animatedImage(with: [twoColours(), twoColours(scale: 2)], duration: 3)
        #expect(animation?.images?.count == 2 && animation?.duration == 3 && animation?.size == CGSize(width: 2, height: 2))
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test func thumbnailsHaveTheSizeAskedFor() async throws {
        let thumbnail = try #require(twoColours(scale: 2).preparingThumbnail(of: CGSize(width: 4, height: 6)))
        #expect(thumbnail.size == CGSize(width: 4, height: 6) && thumbnail.scale == 2)
        #expect(pixel(thumbnail, 0, 0) == [255, 0, 0, 255] && pixel(thumbnail, 0, 11) == [0, 0, 255, 255])
        #expect(await twoColours().byPreparingForDisplay() != nil)
    }

    @Test func imagesOfTheSamePixelsAreEqual() {
        let image = twoColours()
        #expect(image == UIImage(cgImage: image.cgImage!, scale: 1, orientation: .up))
        #expect(image != UIImage(cgImage: image.cgImage!, scale: 2, orientation: .up))
        #expect(image.withRenderingMode(.alwaysTemplate) != image)
    }
}
