import SampanAssetCatalog
import Testing
import UIKit

@Suite(.serialized) final class NamedAssetTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    private let bundle: Bundle

    init() throws {
        let app = folder.appendingPathComponent("Test.bundle")
        let catalog = folder.appendingPathComponent("Assets.xcassets")
        func write(_ text: String, _ path: String) throws { try Self.write(Data(text.utf8), catalog.appendingPathComponent(path)) }
        func picture(_ color: UIColor, _ side: CGFloat) -> Data {
            drawn(side, side) { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }.pngData()!
        }
        try write(#"{"info": {"version": 1, "author": "xcode"}}"#, "Contents.json")
        try write(
            """
            {"images": [{"idiom": "universal", "filename": "s.png", "scale": "1x"}, {"idiom": "universal", "filename": "s2.png", "scale": "2x"},
            {"idiom": "universal", "filename": "d.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
            "info": {"version": 1, "author": "xcode"}, "properties": {"template-rendering-intent": "template"}}
            """, "square.imageset/Contents.json")
        for (name, color, side) in [("s", UIColor.red, 2.0), ("s2", .red, 4), ("d", .blue, 2)] {
            try Self.write(picture(color, CGFloat(side)), catalog.appendingPathComponent("square.imageset/\(name).png"))
        }
        try write(
            #"{"images": [{"idiom": "universal", "filename": "v.svg"}], "info": {"version": 1, "author": "xcode"}, "properties": {"preserves-vector-representation": true}}"#,
            "vector.imageset/Contents.json")
        let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="10" fill="lime"/></svg>"#
        try write(drawing, "vector.imageset/v.svg")
        try write(
            #"{"images": [{"idiom": "universal", "filename": "v.svg"}], "info": {"version": 1, "author": "xcode"}}"#,
            "pixels.imageset/Contents.json")
        try write(drawing, "pixels.imageset/v.svg")
        try write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"platform": "ios", "reference": "systemRedColor"}}],
            "info": {"version": 1, "author": "xcode"}}
            """, "accent.colorset/Contents.json")
        try write(
            #"{"data": [{"idiom": "universal", "filename": "x.json"}], "info": {"version": 1, "author": "xcode"}}"#,
            "numbers.dataset/Contents.json")
        try write("[1]", "numbers.dataset/x.json")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        let report = try AssetCatalog.compile(catalogs: [catalog], into: app.appendingPathComponent(AssetCatalog.compiledName))
        #expect(report.diagnostics.isEmpty)
        try Self.write(picture(.green, 6), app.appendingPathComponent("loose@2x.png"))
        bundle = try #require(Bundle(url: app))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func write(_ data: Data, _ url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func traits(_ style: UIUserInterfaceStyle, scale: CGFloat = 2) -> UITraitCollection {
        UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: scale)])
    }

    @Test func catalogImagesSuitTheTraits() throws {
        let image = try #require(UIImage(named: "square", in: bundle, compatibleWith: traits(.light)))
        #expect(image.scale == 2 && image.size == CGSize(width: 2, height: 2) && image.renderingMode == .alwaysTemplate)
        #expect(pixel(image, 0, 0) == [255, 0, 0, 255])
        let dark = try #require(image.imageAsset?.image(with: traits(.dark)))
        #expect(pixel(dark, 0, 0) == [0, 0, 255, 255])
        #expect(pixel(image.withConfiguration(UIImage.Configuration(traitCollection: traits(.dark))), 0, 0) == [0, 0, 255, 255])
        #expect(
            UIImage(named: "nothing", in: bundle, compatibleWith: nil) == nil && UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func drawingsAreSharpAtEverySize() throws {
        let image = try #require(UIImage(named: "vector", in: bundle, compatibleWith: traits(.light)))
        #expect(image.size == CGSize(width: 10, height: 10) && image.cgImage?.width == 20)
        let large = drawn(40, 40) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        #expect(pixel(large, 19, 20) == [0, 255, 0, 255] && pixel(large, 20, 20)[3] == 0)
        let stencil = drawn(40, 40) { _ in image.withTintColor(.blue).draw(in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        #expect(pixel(stencil, 19, 20) == [0, 0, 255, 255] && pixel(stencil, 20, 20)[3] == 0)
    }

    @Test func anImageViewGivesADrawingItsPixelsWhereTheCatalogSaysThatItStaysOne() throws {
        func contents(_ name: String, _ mode: UIView.ContentMode) throws -> CGImage {
            let image = try #require(UIImage(named: name, in: bundle, compatibleWith: traits(.light)))
            let view = UIImageView(image: image)
            view.contentMode = mode
            view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
            view.layoutIfNeeded()
            return view.layer.contents as! CGImage
        }
        // The view takes the drawing for its screen.
        let scale = UIScreen.main.scale
        #expect(CGFloat(try contents("pixels", .scaleAspectFit).width) == 10 * scale)
        let fitted = try contents("vector", .scaleAspectFit)
        #expect(CGFloat(fitted.width) == 80 * scale)
        // The drawing's middle is the view's; it is as sharp there as at its own size.
        #expect(pixel(fitted, Int(40 * scale) - 1, 20) == [0, 255, 0, 255] && pixel(fitted, Int(40 * scale), 20)[3] == 0)
        #expect(CGFloat(try contents("vector", .scaleToFill).width) == 80 * scale)
        #expect(CGFloat(try contents("vector", .center).width) == 10 * scale)
    }

    @Test func coloursFollowTraits() throws {
        let color = try #require(UIColor(named: "accent", in: bundle, compatibleWith: nil))
        #expect(color.resolvedColor(with: traits(.light)) == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
        #expect(color.resolvedColor(with: traits(.dark)) == UIColor.systemRed.resolvedColor(with: traits(.dark)))
        #expect(UIColor(named: "nothing", in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(resource: ColorResource(name: "accent", bundle: bundle)) == color)
    }

    @Test func looseFilesAndData() throws {
        let image = try #require(UIImage(named: "loose", in: bundle, compatibleWith: nil))
        #expect(image.scale == 2 && image.size == CGSize(width: 3, height: 3))
        #expect(UIImage(named: "loose.png", in: bundle, compatibleWith: nil)?.size == image.size)
        #expect(UIImage(named: "loose", in: bundle, compatibleWith: nil) == image)
        #expect(NSDataAsset(name: "numbers", bundle: bundle)?.data == Data("[1]".utf8))
        #expect(NSDataAsset(name: "nothing", bundle: bundle) == nil)
    }

    @Test func registeredVersionsAreFound() {
        let asset = UIImageAsset()
        let (light, dark) = (drawn(1, 1) { _ in }, drawn(2, 2) { _ in })
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: traits(.dark)).size.width == 2 && asset.image(with: traits(.light)).size.width == 1)
        asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: traits(.dark)).size.width == 1)
    }
}
