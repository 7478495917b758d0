import Testing
import UIKit

@Suite struct SymbolTests {
    private func alpha(_ surface: Surface, _ x: Int, _ y: Int) -> Int {
        Int((surface.pixels + y * surface.bytesPerRow + 4 * x + 3).load(as: UInt8.self))
    }

    private func ink(_ image: UIImage) -> Double {
        guard let surface = image.cgImage?.surface else { return 0 }
        var sum = 0
        for y in 0..<surface.height { for x in 0..<surface.width { sum += alpha(surface, x, y) } }
        return Double(sum) / 255
    }

    /// How much of a picture is at its very border.
    private func inkAtBorder(_ surface: Surface) -> Int {
        let (right, bottom) = (surface.width - 1, surface.height - 1)
        let rows = (0...right).reduce(0) { $0 + alpha(surface, $1, 0) + alpha(surface, $1, bottom) }
        return (0...bottom).reduce(rows) { $0 + alpha(surface, 0, $1) + alpha(surface, right, $1) }
    }

    @Test func everySymbolIsDrawnInsideItsImage() throws {
        for name in SymbolLibrary.glyphs.keys.sorted() {
            for weight in [UIImage.SymbolWeight.regular, .black] {
                let look = UIImage.SymbolConfiguration(pointSize: 20, weight: weight)
                let image = try #require(UIImage(systemName: name, withConfiguration: look))
                #expect(ink(image) > 50, "\(name) has no ink")
                let surface = try #require(image.cgImage?.surface)
                // A sharp miter may touch it.
                #expect(inkAtBorder(surface) < 255, "\(name) is cut off in \(weight)")
            }
        }
    }

    @Test func aTrimmedSymbolEndsWhereItsInkDoes() throws {
        for name in ["circle.fill", "minus", "star", "text.bubble", "arrow.up.right"] {
            let look = UIImage.SymbolConfiguration(pointSize: 40)
            let whole = try #require(UIImage(systemName: name, withConfiguration: look))
            let trimmed = whole.trimmedSymbol
            #expect(trimmed.size.width < whole.size.width && trimmed.size.height < whole.size.height, "\(name)")
            let surface = try #require(trimmed.cgImage?.surface)
            let (right, bottom) = (surface.width - 1, surface.height - 1)
            for edge in [
                (0...right).map { alpha(surface, $0, 0) }, (0...right).map { alpha(surface, $0, bottom) },
                (0...bottom).map { alpha(surface, 0, $0) }, (0...bottom).map { alpha(surface, right, $0) },
            ] {
                #expect(edge.contains { $0 > 0 }, "\(name) has room at an edge")
            }
            // It holds as much ink, and stands as high above the baseline.
            #expect(abs(ink(trimmed) - ink(whole)) < ink(whole) * 0.02, "\(name)")
        }
        let (circle, minus) = (try #require(UIImage(systemName: "circle.fill")), try #require(UIImage(systemName: "minus")))
        #expect(circle.trimmedSymbol.size == CGSize(width: 17, height: 17))
        let middle = try #require(circle.trimmedSymbol.baselineOffsetFromBottom) - 8.5
        let minusOffset = try #require(minus.trimmedSymbol.baselineOffsetFromBottom)
        #expect(abs(minusOffset - minus.trimmedSymbol.size.height / 2 - middle) < 0.2)
    }

    @Test func namesAreComposed() {
        for name in [
            "heart.fill", "plus.circle", "xmark.circle.fill", "checkmark.square.fill", "1.circle", "exclamationmark.triangle.fill",
        ] {
            #expect(UIImage(systemName: name) != nil, "\(name)")
        }
        for name in ["no.such.symbol", "plus.fill", "fill", "", ".circle", "circle.circle.circle.fill.fill"] {
            #expect(UIImage(systemName: name) == nil, "\(name)")
        }
    }

    @Test func filledFormsHaveMoreInk() throws {
        for name in ["heart", "star", "trash", "house", "bell", "plus.circle", "person.circle", "camera"] {
            let (outline, solid) = (try #require(UIImage(systemName: name)), try #require(UIImage(systemName: name + ".fill")))
            #expect(ink(solid) > ink(outline) * 1.1 && solid.size == outline.size, "\(name)")
        }
    }

    @Test func sizeWeightAndScaleCount() throws {
        let plain = try #require(UIImage(systemName: "plus"))
        #expect(plain.isSymbolImage && plain.isTemplate(automatic: false))
        let large = try #require(UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(abs(large.size.width - 2 * plain.size.width) <= 1)
        let bold = try #require(plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)))
        #expect(bold.size.width > plain.size.width && ink(bold) > ink(plain) * 1.2)
        let small = plain.withConfiguration(UIImage.SymbolConfiguration(scale: .small))
        #expect(small.size.width < plain.size.width)
        let both = UIImage.SymbolConfiguration(pointSize: 10).applying(UIImage.SymbolConfiguration(weight: .heavy))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 10, weight: .heavy))
    }

    @Test func coloursCome() throws {
        let square = try #require(UIImage(systemName: "square.fill"))
        #expect(pixel(square.tintedImage(.red), 25, 25) == [255, 0, 0, 255])
        let colored = try #require(
            UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .blue)))
        #expect(pixel(colored, 25, 25) == [0, 0, 255, 255])
        let drawn = drawn(100, 100) { _ in square.withTintColor(.green).draw(in: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        #expect(pixel(drawn, 50, 50) == [0, 255, 0, 255])
    }

    @Test func fontsGiveSizeAndWeight() {
        let look = UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 20), scale: .large)
        #expect(look == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        #expect(UIImage.SymbolConfiguration(textStyle: .body) == UIImage.SymbolConfiguration(pointSize: 17, weight: .regular))
        #expect(UIFont.Weight.semibold.symbolWeight() == .semibold && UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    }
}
