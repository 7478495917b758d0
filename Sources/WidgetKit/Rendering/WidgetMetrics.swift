import CoreGraphics
import UIKit

/// How large widgets are.
///
/// Apple's Human Interface Guidelines list the sizes by the screen's, upright; a screen that is not listed has those of the nearest.
/// See https://developer.apple.com/design/human-interface-guidelines/widgets.
struct WidgetMetrics {
    private struct Row {
        let screen: CGSize
        let small: CGFloat
        let medium: CGFloat
        let large: CGFloat
        /// 0 where there is none.
        var extraLarge: CGFloat = 0
        var circular: CGFloat = 0
        var rectangular = CGSize.zero
        var inline: CGFloat = 0
    }

    private static let phones: [Row] = [
        phone(430, 932, 170, 364, 382, 76, 172, 76, 257), phone(428, 926, 170, 364, 382, 76, 172, 76, 257),
        phone(414, 896, 169, 360, 379, 76, 160, 72, 248), phone(414, 736, 159, 348, 357, 76, 170, 76, 248),
        phone(393, 852, 158, 338, 354, 72, 160, 72, 234), phone(390, 844, 158, 338, 354, 72, 160, 72, 234),
        phone(375, 812, 155, 329, 345, 72, 157, 72, 225), phone(375, 667, 148, 321, 324, 68, 153, 68, 225),
        phone(360, 780, 155, 329, 345, 72, 157, 72, 225), phone(320, 568, 141, 292, 311, 68, 153, 68, 225),
    ]

    private static let pads: [Row] = [
        pad(768, 1024, 141, 305.5, 634.5), pad(810, 1080, 146, 320.5, 669), pad(820, 1180, 155, 342, 715.5),
        pad(834, 1112, 150, 327.5, 682), pad(834, 1194, 155, 342, 715.5), pad(1024, 1366, 170, 378.5, 795),
    ]

    private static func phone(
        _ width: CGFloat, _ height: CGFloat, _ small: CGFloat, _ medium: CGFloat, _ large: CGFloat, _ circular: CGFloat,
        _ rectangularWidth: CGFloat, _ rectangularHeight: CGFloat, _ inline: CGFloat
    ) -> Row {
        Row(
            screen: CGSize(width: width, height: height), small: small, medium: medium, large: large, circular: circular,
            rectangular: CGSize(width: rectangularWidth, height: rectangularHeight), inline: inline)
    }

    private static func pad(_ width: CGFloat, _ height: CGFloat, _ small: CGFloat, _ large: CGFloat, _ extraLarge: CGFloat) -> Row {
        Row(
            screen: CGSize(width: width, height: height), small: small, medium: large, large: large, extraLarge: extraLarge, circular: 72,
            rectangular: CGSize(width: 160, height: 72), inline: 234)
    }

    private let row: Row
    private let isPad: Bool

    /// The widgets of a screen, upright or on its side.
    init(screen: CGSize, isPad: Bool) {
        let upright = CGSize(width: min(screen.width, screen.height), height: max(screen.width, screen.height))
        func distance(_ row: Row) -> CGFloat { abs(row.screen.width - upright.width) * 2 + abs(row.screen.height - upright.height) }
        let rows = isPad ? Self.pads : Self.phones
        row = rows.min { distance($0) < distance($1) } ?? rows[0]
        self.isPad = isPad
    }

    /// The widgets of the device that is shown.
    @MainActor static var shown: WidgetMetrics {
        WidgetMetrics(screen: UIScreen.main.bounds.size, isPad: UIDevice.current.userInterfaceIdiom == .pad)
    }

    /// The families that the device has.
    var families: [WidgetFamily] { WidgetFamily.all.filter { $0 != .systemExtraLarge || isPad } }

    /// A widget's size, in points.
    func size(of family: WidgetFamily) -> CGSize {
        switch family {
        case .systemSmall: CGSize(width: row.small, height: row.small)
        case .systemMedium: CGSize(width: row.medium, height: row.small)
        case .systemLarge: CGSize(width: row.medium, height: row.large)
        case .systemExtraLarge: CGSize(width: row.extraLarge > 0 ? row.extraLarge : row.medium, height: row.large)
        case .accessoryCircular: CGSize(width: row.circular, height: row.circular)
        case .accessoryRectangular: row.rectangular
        case .accessoryInline: CGSize(width: row.inline, height: 26)
        }
    }

    /// The space around a widget's content, in points.
    func margins(of family: WidgetFamily) -> EdgeInsets {
        family.isAccessory ? EdgeInsets() : EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    }

    /// The radius of a widget's corners, in points.
    func cornerRadius(of family: WidgetFamily) -> CGFloat {
        switch family {
        case .accessoryCircular: row.circular / 2
        case .accessoryRectangular, .accessoryInline: 0
        default: 22
        }
    }
}
