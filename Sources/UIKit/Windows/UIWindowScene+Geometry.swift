import Foundation

extension UIWindowScene {
    /// How a scene's windows are to lie on the screen: one of its subclasses.
    /// See https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        fileprivate override init() { super.init() }
    }

    /// How a scene's windows lie on the screen. See https://developer.apple.com/documentation/uikit/uiwindowscene/geometry.
    @preconcurrency @MainActor
    open class Geometry: NSObject, @preconcurrency NSCopying {
        /// Where the scene is, in the points of the screen.
        public let systemFrame: CGRect
        /// The way the interface is turned.
        public let interfaceOrientation: UIInterfaceOrientation

        fileprivate init(systemFrame: CGRect, interfaceOrientation: UIInterfaceOrientation) {
            (self.systemFrame, self.interfaceOrientation) = (systemFrame, interfaceOrientation)
            super.init()
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        nonisolated open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Geometry else { return false }
            return MainActor.assumeIsolated {
                systemFrame == other.systemFrame && interfaceOrientation == other.interfaceOrientation
            }
        }

        nonisolated open override var hash: Int { MainActor.assumeIsolated { interfaceOrientation.rawValue } }
    }

    /// How the scene lies on the screen now: as it fills that, it is where that is.
    public var effectiveGeometry: Geometry { Geometry(systemFrame: coordinateSpace.bounds, interfaceOrientation: interfaceOrientation) }

    // @objc(requestGeometryUpdateWithPreferences:errorHandler:)
    /// Asks for the scene to lie otherwise: for an iPhone and an iPad that is to be turned, until the person turns the device.
    ///
    /// - Parameters:
    ///   - geometryPreferences: a `GeometryPreferences.iOS`.
    ///   - errorHandler: called later with a `UISceneError` if that cannot be: the frontmost controller, or the app, supports none of
    ///     the orientations; or the preferences are a Mac's.
    public func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        guard let preferences = geometryPreferences as? GeometryPreferences.iOS, let keeper = UIApplication.sharedIfRunning?.sceneKeeper
        else {
            nonisolated(unsafe) let errorHandler = errorHandler
            return DispatchQueue.main.async { errorHandler?(UISceneError(.geometryRequestUnsupported)) }
        }
        keeper.turn(self, to: preferences.interfaceOrientations, errorHandler: errorHandler)
    }

    /// Whether the person may close the scene and put it away: only Macs let an app say so.
    public var windowingBehaviors: UISceneWindowingBehaviors? { nil }
}

extension UIWindowScene.GeometryPreferences {
    /// How a scene is to be turned. See https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios.
    @preconcurrency @MainActor
    open class iOS: UIWindowScene.GeometryPreferences {
        /// The orientations of which the interface is to have one.
        open var interfaceOrientations: UIInterfaceOrientationMask

        /// Asks for nothing in particular: every orientation is right.
        public override init() {
            interfaceOrientations = .all
            super.init()
        }

        // @objc(initWithInterfaceOrientations:)
        /// Asks for one of some orientations.
        public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
            self.init()
            self.interfaceOrientations = interfaceOrientations
        }
    }

    /// Where a scene is to be on a Mac. Elsewhere such a request ends with an error.
    /// See https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/mac.
    @preconcurrency @MainActor
    open class Mac: UIWindowScene.GeometryPreferences {
        /// The rectangle of the desktop.
        open var systemFrame: CGRect

        /// Asks for nothing in particular.
        public override init() {
            systemFrame = .null
            super.init()
        }

        // @objc(initWithSystemFrame:)
        /// Asks for a rectangle of the desktop.
        public convenience init(systemFrame: CGRect) {
            self.init()
            self.systemFrame = systemFrame
        }
    }
}

/// What the person may do with a scene on a Mac. See https://developer.apple.com/documentation/uikit/uiscenewindowingbehaviors.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    // @objc(closable)
    /// Whether the scene can be closed.
    open var isClosable = true
    // @objc(miniaturizable)
    /// Whether the scene can be put away.
    open var isMiniaturizable = true

    fileprivate override init() { super.init() }
}
