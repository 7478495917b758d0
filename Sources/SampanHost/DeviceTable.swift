import Foundation

extension Device {
    /// The device shown where none is asked for: an iPhone 15.
    public static let standard = phone("iPhone 15", "iPhone15,4", 393, 852, top: 59, radius: 55)

    /// The device shown where an app is made for pads alone: an iPad of the tenth generation.
    public static let standardPad = pad("iPad (10th generation)", "iPad13,18", 820, 1180, radius: 25)

    /// The devices that apps can be shown on, oldest first: phones, then pads.
    public static let all: [Device] =
        [
            phone("iPhone SE (1st generation)", "iPhone8,4", 320, 568, scale: 2),
            phone("iPhone 6s", "iPhone8,1", 375, 667, scale: 2),
            phone("iPhone 6s Plus", "iPhone8,2", 414, 736),
            phone("iPhone 7", "iPhone9,1", 375, 667, scale: 2),
            phone("iPhone 7 Plus", "iPhone9,2", 414, 736),
            phone("iPhone 8", "iPhone10,1", 375, 667, scale: 2),
            phone("iPhone 8 Plus", "iPhone10,2", 414, 736),
            phone("iPhone X", "iPhone10,3", 375, 812, top: 44, radius: 39),
            phone("iPhone XR", "iPhone11,8", 414, 896, scale: 2, top: 48, radius: 41.5),
            phone("iPhone XS", "iPhone11,2", 375, 812, top: 44, radius: 39),
            phone("iPhone XS Max", "iPhone11,6", 414, 896, top: 44, radius: 39),
            phone("iPhone 11", "iPhone12,1", 414, 896, scale: 2, top: 48, radius: 41.5),
            phone("iPhone 11 Pro", "iPhone12,3", 375, 812, top: 44, radius: 39),
            phone("iPhone 11 Pro Max", "iPhone12,5", 414, 896, top: 44, radius: 39),
            phone("iPhone SE (2nd generation)", "iPhone12,8", 375, 667, scale: 2),
            phone("iPhone 12 mini", "iPhone13,1", 375, 812, top: 50, radius: 44),
            phone("iPhone 12", "iPhone13,2", 390, 844, top: 47, radius: 142.0 / 3),
            phone("iPhone 12 Pro", "iPhone13,3", 390, 844, top: 47, radius: 142.0 / 3),
            phone("iPhone 12 Pro Max", "iPhone13,4", 428, 926, top: 47, radius: 160.0 / 3),
            phone("iPhone 13 mini", "iPhone14,4", 375, 812, top: 50, radius: 44),
            phone("iPhone 13", "iPhone14,5", 390, 844, top: 47, radius: 142.0 / 3),
            phone("iPhone 13 Pro", "iPhone14,2", 390, 844, top: 47, radius: 142.0 / 3),
            phone("iPhone 13 Pro Max", "iPhone14,3", 428, 926, top: 47, radius: 160.0 / 3),
            phone("iPhone SE (3rd generation)", "iPhone14,6", 375, 667, scale: 2),
            phone("iPhone 14", "iPhone14,7", 390, 844, top: 47, radius: 142.0 / 3),
            phone("iPhone 14 Plus", "iPhone14,8", 428, 926, top: 47, radius: 160.0 / 3),
            phone("iPhone 14 Pro", "iPhone15,2", 393, 852, top: 59, radius: 55),
            phone("iPhone 14 Pro Max", "iPhone15,3", 430, 932, top: 59, radius: 55),
            standard,
            phone("iPhone 15 Plus", "iPhone15,5", 430, 932, top: 59, radius: 55),
            phone("iPhone 15 Pro", "iPhone16,1", 393, 852, top: 59, radius: 55),
            phone("iPhone 15 Pro Max", "iPhone16,2", 430, 932, top: 59, radius: 55),
            phone("iPhone 16", "iPhone17,3", 393, 852, top: 59, radius: 55),
            phone("iPhone 16 Plus", "iPhone17,4", 430, 932, top: 59, radius: 55),
            phone("iPhone 16 Pro", "iPhone17,1", 402, 874, top: 62, radius: 62),
            phone("iPhone 16 Pro Max", "iPhone17,2", 440, 956, top: 62, radius: 62),
            phone("iPhone 16e", "iPhone17,5", 390, 844, top: 47, radius: 142.0 / 3),
        ] + [
            pad("iPad Pro (9.7-inch)", "iPad6,3", 768, 1024),
            pad("iPad Pro (10.5-inch)", "iPad7,3", 834, 1112),
            pad("iPad (7th generation)", "iPad7,11", 810, 1080),
            pad("iPad mini (5th generation)", "iPad11,1", 768, 1024),
            pad("iPad Air (3rd generation)", "iPad11,3", 834, 1112),
            pad("iPad (8th generation)", "iPad11,6", 810, 1080),
            pad("iPad (9th generation)", "iPad12,1", 810, 1080),
            pad("iPad Air (4th generation)", "iPad13,1", 820, 1180, radius: 18),
            pad("iPad Air (5th generation)", "iPad13,16", 820, 1180, radius: 18),
            standardPad,
            pad("iPad mini (6th generation)", "iPad14,1", 744, 1133, radius: 21.5),
            pad("iPad Pro 11-inch (4th generation)", "iPad14,3", 834, 1194, radius: 18),
            pad("iPad Pro 12.9-inch (6th generation)", "iPad14,5", 1024, 1366, radius: 18),
            pad("iPad Air 11-inch (M2)", "iPad14,8", 820, 1180, radius: 18),
            pad("iPad Air 13-inch (M2)", "iPad14,10", 1024, 1366, radius: 18),
            pad("iPad Pro 11-inch (M4)", "iPad16,3", 834, 1210, radius: 30),
            pad("iPad Pro 13-inch (M4)", "iPad16,5", 1032, 1376, radius: 30),
            pad("iPad mini (A17 Pro)", "iPad16,1", 744, 1133, radius: 21.5),
        ]

    /// The device of the given name or model identifier; case, spaces and punctuation do not matter.
    public static func named(_ name: String) -> Device? {
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        return all.first { plain($0.name) == plain(name) } ?? all.first { plain($0.model) == plain(name) }
    }

    /// A phone: with a home button where `top` is 20, with a notch or an island otherwise. Phones show no status bar in landscape.
    private static func phone(
        _ name: String, _ model: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat = 20, radius: CGFloat = 0
    ) -> Device {
        let hasHomeButton = top == 20
        return Device(
            name: name, model: model, idiom: .phone, size: CGSize(width: width, height: height), scale: scale, cornerRadius: radius,
            portraitInsets: ScreenInsets(top: top, bottom: hasHomeButton ? 0 : 34),
            landscapeInsets: hasHomeButton ? ScreenInsets() : ScreenInsets(left: top, bottom: 21, right: top))
    }

    /// A pad: with a home button where its corners are square. The status bar stays in landscape.
    private static func pad(_ name: String, _ model: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0) -> Device {
        let insets = radius == 0 ? ScreenInsets(top: 20) : ScreenInsets(top: 24, bottom: 20)
        return Device(
            name: name, model: model, idiom: .pad, size: CGSize(width: width, height: height), scale: 2, cornerRadius: radius,
            portraitInsets: insets, landscapeInsets: insets)
    }
}
