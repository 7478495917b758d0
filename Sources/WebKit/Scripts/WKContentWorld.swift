import Foundation

/// A namespace of scripts: what one declares, others of another world do not see. All have the same page.
///
/// See https://developer.apple.com/documentation/webkit/wkcontentworld.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    private static var named: [String: WKContentWorld] = [:]

    /// The world's name; `nil` for those that always are.
    public let name: String?
    /// What WebKitGTK calls it; `nil` is the page's own.
    let nativeName: String?

    private init(name: String?, nativeName: String?) { (self.name, self.nativeName) = (name, nativeName) }

    /// The world of the page's own scripts.
    public static let page = WKContentWorld(name: nil, nativeName: nil)

    /// The world of an app's scripts of which nothing else is said.
    public static let defaultClient = WKContentWorld(name: nil, nativeName: "Default")

    // @objc(worldWithName:)
    /// The world of a name: the same each time.
    open class func world(name: String) -> WKContentWorld {
        if let world = named[name] { return world }
        let world = WKContentWorld(name: name, nativeName: "Named \(name)")
        named[name] = world
        return world
    }

    /// A world that no app can name.
    static func reserved(_ name: String) -> WKContentWorld { WKContentWorld(name: name, nativeName: name) }
}
