import Foundation
import Testing
import UIKit

@Suite struct UIFontTests {
    @Test func systemFontsHaveTheirWeights() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.pointSize == 17)
        #expect(font.fontName == ".SFUI-Regular")
        #expect(font.familyName == ".AppleSystemUIFont")
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Bold")
        #expect(UIFont.systemFont(ofSize: 12, weight: .semibold).fontName == ".SFUI-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    }

    @Test func figuresCanBeEquallyWide() {
        let plain = UIFont.systemFont(ofSize: 17)
        let fixed = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect("111".size(withAttributes: [.font: plain]).width < "888".size(withAttributes: [.font: plain]).width)
        #expect("111".size(withAttributes: [.font: fixed]).width == "888".size(withAttributes: [.font: fixed]).width)
    }

    @Test func linesOfTheSystemFontAreCloserOrFartherApartByTwoPointsIfItsTraitsSaySo() throws {
        let plain = UIFont.preferredFont(forTextStyle: .body)
        for (trait, change) in [(UIFontDescriptor.SymbolicTraits.traitTightLeading, -2.0), (.traitLooseLeading, 2)] {
            let descriptor = try #require(plain.fontDescriptor.withSymbolicTraits(trait))
            let font = UIFont(descriptor: descriptor, size: 0)
            #expect(abs(font.lineHeight - plain.lineHeight - change) < 0.001)
            #expect(font.pointSize == plain.pointSize && font.fontDescriptor.symbolicTraits.contains(trait))
            #expect(font.withSize(30).fontDescriptor.symbolicTraits.contains(trait))
            let label = UILabel()
            (label.font, label.text, label.numberOfLines) = (font, "one\ntwo", 0)
            #expect(abs(label.intrinsicContentSize.height - 2 * (plain.lineHeight + change)) < 1)
        }
        #expect(plain.fontDescriptor.withSymbolicTraits(.traitVertical) == nil)
        #expect(UIFont(name: "Georgia", size: 12)?.fontDescriptor.withSymbolicTraits(.traitTightLeading) == nil)
    }

    @Test func fontsAreFoundByName() throws {
        let font = try #require(UIFont(name: "AvenirNext-Bold", size: 20))
        #expect(font.familyName == "Avenir Next")
        #expect(font.fontName == "AvenirNext-Bold")
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont(name: "Helvetica Neue", size: 12)?.fontName == "HelveticaNeue")
        #expect(UIFont(name: "Comic Papyrus", size: 12) == nil)
        #expect(UIFont.familyNames.contains("Georgia"))
        #expect(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-BoldItalic"))
        #expect(UIFont.fontNames(forFamilyName: "Nothing").isEmpty)
        #expect(
            UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }.allSatisfy { UIFont(name: $0, size: 10)?.fontName == $0 })
    }

    @Test(arguments: [
        (UIFont.TextStyle.body, UIContentSizeCategory.large, CGFloat(17)), (.body, .extraSmall, 14),
        (.body, .accessibilityExtraExtraExtraLarge, 53),
        (.largeTitle, .large, 34), (.title1, .large, 28), (.title2, .large, 22), (.title3, .large, 20), (.headline, .large, 17),
        (.subheadline, .large, 15), (.callout, .large, 16), (.footnote, .large, 13), (.caption1, .large, 12), (.caption2, .large, 11),
        (.caption2, .extraExtraExtraLarge, 17), (.footnote, .small, 12),
    ])
    func textStylesHaveApplesSizes(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits).pointSize == size)
    }

    @Test func headlinesAreSemibold() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).fontName == ".SFUI-Regular")
    }

    @Test func metricsScaleFonts() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let font = UIFont(name: "Georgia", size: 17)!
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: traits)
        #expect(scaled.fontName == "Georgia")
        // As lines grow, from 22 points to 34; fonts have whole points, distances whole pixels.
        #expect(scaled.pointSize == 26)
        #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits).pointSize == 20)
        #expect(abs(UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traits) - 68) < 0.001)
        let sizes = UIContentSizeCategory.ordered.prefix(7).map {
            UIFontMetrics(forTextStyle: .headline).scaledFont(
                for: font.withSize(28), compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
            ).pointSize
        }
        #expect(sizes == [24, 25, 27, 28, 31, 33, 37])
        #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)) == 10)
    }

    @Test func aDescriptorsSizeIsAnyKindOfNumberAndATextStyleGoesBeforeAName() throws {
        var attributes = try #require(UIFont(name: "Georgia", size: 10)).fontDescriptor.fontAttributes
        #expect(attributes[.size] as? Int == 10 && attributes[.size] as? CGFloat == 10)
        attributes[.textStyle] = "Test"
        #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0).fontName == "Georgia")
        attributes[.textStyle] = UIFont.TextStyle.title3.rawValue
        let styled = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
        #expect(styled.fontName.hasPrefix(".SFUI") && styled.pointSize == 10)
    }

    @Test func descriptorsDeriveFonts() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let bold = try #require(body.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontName == ".SFUI-Bold")
        #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
        let both = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: both, size: 0).fontName == ".SFUI-BoldItalic")
        let rounded = try #require(UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).fontName == ".SFUIRounded-Bold")
        #expect(UIFontDescriptor(name: "Georgia", size: 12).withDesign(.serif) == nil)
        let georgia = try #require(UIFont(name: "Georgia", size: 12)?.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(georgia.postscriptName == "Georgia-BoldItalic")
        #expect(UIFontDescriptor(name: "Chalkduster", size: 12).withSymbolicTraits(.traitBold) == nil)
        let light = UIFontDescriptor(fontAttributes: [
            .family: "Helvetica Neue", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light],
        ])
        _ = light.postscriptName
        let named = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue", .face: "Light", .size: 14])
        #expect(UIFont(descriptor: named, size: 0).fontName == "HelveticaNeue-Light")
        #expect(named.withFamily("Georgia").postscriptName == "Georgia")
    }

    @Test func descriptorsTakeFeatures() {
        let features: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: features])
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect("111".size(withAttributes: [.font: font]).width == "888".size(withAttributes: [.font: font]).width)
        #expect(font.pointSize == 17)
    }

    @Test func fontsAreEqualByFace() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
    }
}
