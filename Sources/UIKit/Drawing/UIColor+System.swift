import Foundation

extension UIColor {
    /// A colour by red, green and blue in 24 bits.
    private static func hex(_ value: Int, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: alpha)
    }

    /// A colour that is another in dark appearances and where a person asked for more contrast.
    private static func adaptive(_ name: String, _ light: Int, _ dark: Int, _ lightContrast: Int, _ darkContrast: Int) -> UIColor {
        let colors = [hex(light), hex(dark), hex(lightContrast), hex(darkContrast)]
        return UIColor(
            storage: .dynamic(name: name) { traits in
                colors[(traits.userInterfaceStyle == .dark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0)]
            })
    }

    /// A colour that is another in dark appearances.
    private static func adaptive(_ name: String, _ light: (Int, CGFloat), _ dark: (Int, CGFloat)) -> UIColor {
        let (light, dark) = (hex(light.0, light.1), hex(dark.0, dark.1))
        return UIColor(storage: .dynamic(name: name) { $0.userInterfaceStyle == .dark ? dark : light })
    }

    /// A background that is lighter in dark appearances where it lies above another interface.
    private static func background(_ name: String, _ light: Int, _ dark: Int, elevated: Int) -> UIColor {
        let (light, dark, elevated) = (hex(light), hex(dark), hex(elevated))
        return UIColor(
            storage: .dynamic(name: name) { traits in
                traits.userInterfaceStyle != .dark ? light : traits.userInterfaceLevel == .elevated ? elevated : dark
            })
    }

    private static let systemRedColor = adaptive("systemRedColor", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    private static let systemGreenColor = adaptive("systemGreenColor", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    private static let systemBlueColor = adaptive("systemBlueColor", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    private static let systemOrangeColor = adaptive("systemOrangeColor", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    private static let systemYellowColor = adaptive("systemYellowColor", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    private static let systemPinkColor = adaptive("systemPinkColor", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    private static let systemPurpleColor = adaptive("systemPurpleColor", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    private static let systemTealColor = adaptive("systemTealColor", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    private static let systemIndigoColor = adaptive("systemIndigoColor", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    private static let systemBrownColor = adaptive("systemBrownColor", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    private static let systemMintColor = adaptive("systemMintColor", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    private static let systemCyanColor = adaptive("systemCyanColor", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    private static let systemGrayColor = adaptive("systemGrayColor", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    private static let systemGray2Color = adaptive("systemGray2Color", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    private static let systemGray3Color = adaptive("systemGray3Color", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    private static let systemGray4Color = adaptive("systemGray4Color", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    private static let systemGray5Color = adaptive("systemGray5Color", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    private static let systemGray6Color = adaptive("systemGray6Color", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    private static let labelColor = adaptive("labelColor", (0x000000, 1), (0xFFFFFF, 1))
    private static let secondaryLabelColor = adaptive("secondaryLabelColor", (0x3C3C43, 0.6), (0xEBEBF5, 0.6))
    private static let tertiaryLabelColor = adaptive("tertiaryLabelColor", (0x3C3C43, 0.3), (0xEBEBF5, 0.3))
    private static let quaternaryLabelColor = adaptive("quaternaryLabelColor", (0x3C3C43, 0.18), (0xEBEBF5, 0.16))
    private static let placeholderTextColor = adaptive("placeholderTextColor", (0x3C3C43, 0.3), (0xEBEBF5, 0.3))
    private static let linkColor = adaptive("linkColor", (0x007AFF, 1), (0x0984FF, 1))
    private static let separatorColor = adaptive("separatorColor", (0x3C3C43, 0.29), (0x545458, 0.6))
    private static let opaqueSeparatorColor = adaptive("opaqueSeparatorColor", (0xC6C6C8, 1), (0x38383A, 1))
    private static let systemFillColor = adaptive("systemFillColor", (0x787880, 0.2), (0x787880, 0.36))
    private static let secondarySystemFillColor = adaptive("secondarySystemFillColor", (0x787880, 0.16), (0x787880, 0.32))
    private static let tertiarySystemFillColor = adaptive("tertiarySystemFillColor", (0x767680, 0.12), (0x767680, 0.24))
    private static let quaternarySystemFillColor = adaptive("quaternarySystemFillColor", (0x747480, 0.08), (0x767680, 0.18))
    private static let systemBackgroundColor = background("systemBackgroundColor", 0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
    private static let secondarySystemBackgroundColor = background("secondarySystemBackgroundColor", 0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
    private static let tertiarySystemBackgroundColor = background("tertiarySystemBackgroundColor", 0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
    private static let systemGroupedBackgroundColor = background("systemGroupedBackgroundColor", 0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
    private static let secondarySystemGroupedBackgroundColor = background(
        "secondarySystemGroupedBackgroundColor", 0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
    private static let tertiarySystemGroupedBackgroundColor = background(
        "tertiarySystemGroupedBackgroundColor", 0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)

    // MARK: The system's colours, which stand out from both appearances' backgrounds
    /// Red.
    public class var systemRed: UIColor { systemRedColor }
    /// Green.
    public class var systemGreen: UIColor { systemGreenColor }
    /// Blue.
    public class var systemBlue: UIColor { systemBlueColor }
    /// Orange.
    public class var systemOrange: UIColor { systemOrangeColor }
    /// Yellow.
    public class var systemYellow: UIColor { systemYellowColor }
    /// Pink.
    public class var systemPink: UIColor { systemPinkColor }
    /// Purple.
    public class var systemPurple: UIColor { systemPurpleColor }
    /// Teal.
    public class var systemTeal: UIColor { systemTealColor }
    /// Indigo.
    public class var systemIndigo: UIColor { systemIndigoColor }
    /// Brown.
    public class var systemBrown: UIColor { systemBrownColor }
    /// Mint.
    public class var systemMint: UIColor { systemMintColor }
    /// Cyan.
    public class var systemCyan: UIColor { systemCyanColor }
    /// The system's grey.
    public class var systemGray: UIColor { systemGrayColor }
    /// The second grey, nearer to the background.
    public class var systemGray2: UIColor { systemGray2Color }
    /// The third grey, nearer to the background.
    public class var systemGray3: UIColor { systemGray3Color }
    /// The fourth grey, nearer to the background.
    public class var systemGray4: UIColor { systemGray4Color }
    /// The fifth grey, nearer to the background.
    public class var systemGray5: UIColor { systemGray5Color }
    /// The sixth grey, nearest to the background.
    public class var systemGray6: UIColor { systemGray6Color }

    // MARK: Text, links and lines
    /// Text of first importance.
    public class var label: UIColor { labelColor }
    /// Text of second importance.
    public class var secondaryLabel: UIColor { secondaryLabelColor }
    /// Text of third importance.
    public class var tertiaryLabel: UIColor { tertiaryLabelColor }
    /// Text of fourth importance.
    public class var quaternaryLabel: UIColor { quaternaryLabelColor }
    /// Text that stands where text will be entered.
    public class var placeholderText: UIColor { placeholderTextColor }
    /// Links.
    public class var link: UIColor { linkColor }
    /// Thin lines that let what is below shine through.
    public class var separator: UIColor { separatorColor }
    /// Thin lines that hide what is below.
    public class var opaqueSeparator: UIColor { opaqueSeparatorColor }

    // MARK: Fills of shapes on a background
    /// Thin and small shapes.
    public class var systemFill: UIColor { systemFillColor }
    /// Shapes of middle size.
    public class var secondarySystemFill: UIColor { secondarySystemFillColor }
    /// Large shapes.
    public class var tertiarySystemFill: UIColor { tertiarySystemFillColor }
    /// Large areas with complex content.
    public class var quaternarySystemFill: UIColor { quaternarySystemFillColor }

    // MARK: Backgrounds: light, dark, and dark above another interface
    /// The main background.
    public class var systemBackground: UIColor { systemBackgroundColor }
    /// What is grouped on the main background.
    public class var secondarySystemBackground: UIColor { secondarySystemBackgroundColor }
    /// What is grouped inside that.
    public class var tertiarySystemBackground: UIColor { tertiarySystemBackgroundColor }
    /// The main background of grouped interfaces.
    public class var systemGroupedBackground: UIColor { systemGroupedBackgroundColor }
    /// What is grouped on the grouped background.
    public class var secondarySystemGroupedBackground: UIColor { secondarySystemGroupedBackgroundColor }
    /// What is grouped inside that.
    public class var tertiarySystemGroupedBackground: UIColor { tertiarySystemGroupedBackgroundColor }

    // MARK: Older names

    /// The background of grouped tables.
    public class var groupTableViewBackground: UIColor { systemGroupedBackgroundColor }

    private static let tint = UIColor(storage: .dynamic(name: "tintColor") { tintColorDefault.resolvedColor(with: $0) })

    /// The tint colour: the system's own where no view is asked for its tint.
    public class var tintColor: UIColor { tint }

    /// The system's colours by the names that catalogs and documents have for them.
    package static let systemColors: [String: UIColor] = {
        let fixed: [String: UIColor] = [
            "darkTextColor": .darkText, "lightTextColor": .lightText, "groupTableViewBackgroundColor": systemGroupedBackgroundColor,
            "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white, "grayColor": .gray,
            "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
            "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
            "tintColor": tint, "linkColor": linkColor, "labelColor": labelColor,
        ]
        let dynamic = [
            systemRedColor, systemGreenColor, systemBlueColor, systemOrangeColor, systemYellowColor, systemPinkColor, systemPurpleColor,
            systemTealColor, systemIndigoColor, systemBrownColor, systemMintColor, systemCyanColor, systemGrayColor, systemGray2Color,
            systemGray3Color, systemGray4Color, systemGray5Color, systemGray6Color, secondaryLabelColor, tertiaryLabelColor,
            quaternaryLabelColor, placeholderTextColor, separatorColor, opaqueSeparatorColor, systemFillColor, secondarySystemFillColor,
            tertiarySystemFillColor, quaternarySystemFillColor, systemBackgroundColor, secondarySystemBackgroundColor,
            tertiarySystemBackgroundColor, systemGroupedBackgroundColor, secondarySystemGroupedBackgroundColor,
            tertiarySystemGroupedBackgroundColor,
        ]
        return dynamic.reduce(into: fixed) { table, color in
            if case .dynamic(let name?, _) = color.storage { table[name] = color }
        }
    }()
}
