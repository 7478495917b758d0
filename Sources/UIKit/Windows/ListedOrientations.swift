import Foundation
import SampanHost

/// The orientations that an app's information lists, in its order.
struct ListedOrientations {
    private static let names: [String: UIInterfaceOrientation] = [
        "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]

    let orientations: [UIInterfaceOrientation]
    private let idiom: DeviceIdiom

    /// Reads a kind of device's own list, or the one for all.
    init(_ information: (String) -> Any?, idiom: DeviceIdiom) {
        let key = "UISupportedInterfaceOrientations"
        let own = information("\(key)~\(idiom == .pad ? "ipad" : "iphone")") as? [String]
        orientations = (own ?? information(key) as? [String] ?? []).compactMap { Self.names[$0] }
        self.idiom = idiom
    }

    /// What the app supports: where it lists nothing, what the kind of device does.
    var mask: UIInterfaceOrientationMask {
        if orientations.isEmpty { return .usual(for: idiom) }
        return orientations.reduce(into: []) { $0.formUnion(UIInterfaceOrientationMask(rawValue: 1 << UInt($1.rawValue))) }
    }

    /// How the interface stands when the app starts: upright as the device if it can, else as the first of the list.
    var first: UIInterfaceOrientation { mask.allows(.portrait) ? .portrait : orientations[0] }
}

extension UIInterfaceOrientationMask {
    /// What a kind of device supports where nothing is said.
    static func usual(for idiom: DeviceIdiom) -> UIInterfaceOrientationMask { idiom == .pad ? .all : .allButUpsideDown }
}
