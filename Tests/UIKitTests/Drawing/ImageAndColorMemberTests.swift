import Foundation
import Testing

@testable import UIKit

struct ImageAndColorMemberTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)

    @Test func aLessProminentColourIsMoreTransparentAndKnowsTheColourItIsOf() {
        let red = UIColor.red
        let faint = red.withProminence(.tertiary)
        #expect(red.prominence == .primary && faint.prominence == .tertiary)
        #expect(faint.cgColor.alpha < red.withProminence(.secondary).cgColor.alpha)
        #expect(faint.withProminence(.primary) === red)
        #expect(faint.withProminence(.secondary).cgColor.alpha == red.withProminence(.secondary).cgColor.alpha)
    }

    @Test func labelsColoursHaveTheProminenceOfTheirNames() {
        #expect(UIColor.secondaryLabel.prominence == .secondary && UIColor.label.prominence == .primary)
        let made = UIColor.label.withProminence(.secondary).resolvedColor(with: light).cgColor.alpha
        let named = UIColor.secondaryLabel.resolvedColor(with: light).cgColor.alpha
        #expect(abs(made - named) < 0.01)
    }

    private var data: Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
    }

    @Test func readersBringLargerImagesWithinTheSizeThatIsPreferred() {
        let whole = UIImageReader.default.image(data: data)
        #expect(whole?.size == CGSize(width: 40, height: 20))
        var configuration = UIImageReader.Configuration()
        configuration.preferredThumbnailSize = CGSize(width: 10, height: 10)
        #expect(UIImageReader(configuration: configuration).image(data: data)?.size == CGSize(width: 10, height: 5))
        configuration.preferredThumbnailSize = CGSize(width: 100, height: 100)
        #expect(UIImageReader(configuration: configuration).image(data: data)?.size == CGSize(width: 40, height: 20))
        #expect(UIImageReader.default.image(data: Data("no image".utf8)) == nil)
    }

    @Test func readersReadOnOtherThreads() async {
        let image = await UIImageReader.default.image(data: data)
        #expect(image?.size == CGSize(width: 40, height: 20))
    }

    @Test func aSymbolInOneColourForgetsOthersUntilColoursAreSaidAgain() {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red])
        let plain = palette.applying(UIImage.SymbolConfiguration.preferringMonochrome())
        #expect(plain.colors.isEmpty && plain != palette)
        #expect(plain.applying(palette).colors == [.red])
        #expect(plain.applying(UIImage.SymbolConfiguration(scale: .large)).colors.isEmpty)
    }

    @Test func anImageWithoutABaselineHasNone() {
        let symbol = UIImage.add
        #expect(symbol.hasBaseline && !symbol.imageWithoutBaseline().hasBaseline)
        #expect(symbol.imageWithoutBaseline().withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    }

    @Test func changedTraitsAreThoseThatDiffer() {
        let dark = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2)])
        let changed = dark.changedTraits(from: UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 2)]))
        #expect(changed.count == 1 && changed[0] == UITraitUserInterfaceStyle.self)
        #expect(dark.changedTraits(from: nil).count == 2)
        #expect(dark.changedTraits(from: dark).isEmpty)
        #expect(dark.replacing(UITraitUserInterfaceStyle.self, value: .light).userInterfaceStyle == .light)
    }
}
