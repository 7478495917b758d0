// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIWindowScene {
    nonisolated static var descriptionOfUIWindowScene: FrameworkClass {
        FrameworkClass(
            UIWindowScene.self,
            properties: """
                coordinateSpace effectiveGeometry focusSystem interfaceOrientation isFullScreen keyWindow screen screenshotService \
                sizeRestrictions statusBarManager traitCollection windowingBehaviors windows
                """,
            methods: "requestGeometryUpdateWithPreferences:errorHandler: traitCollectionDidChange:",
            initializers: "initWithSession:connectionOptions:",
            property: UIWindowScene.propertyOfUIWindowScene,
            method: UIWindowScene.methodOfUIWindowScene,
            initializer: UIWindowScene.initializerOfUIWindowScene)
    }

    private static func propertyOfUIWindowScene(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIWindowScene.coordinateSpace)
        case 1: return .readOnly(\UIWindowScene.effectiveGeometry)
        case 2: return .readOnly(\UIWindowScene.focusSystem)
        case 3: return .readOnly(\UIWindowScene.interfaceOrientation)
        case 4: return .readOnly(\UIWindowScene.isFullScreen)
        case 5: return .readOnly(\UIWindowScene.keyWindow)
        case 6: return .readOnly(\UIWindowScene.screen)
        case 7: return .readOnly(\UIWindowScene.screenshotService)
        case 8: return .readOnly(\UIWindowScene.sizeRestrictions)
        case 9: return .readOnly(\UIWindowScene.statusBarManager)
        case 10: return .readOnly(\UIWindowScene.traitCollection)
        case 11: return .readOnly(\UIWindowScene.windowingBehaviors)
        default: return .readOnly(\UIWindowScene.windows)
        }
    }

    nonisolated private static func methodOfUIWindowScene(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIWindowScene).requestGeometryUpdate(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestGeometryUpdateWithPreferences:errorHandler:", as: (UIWindowScene.GeometryPreferences).self),
                    errorHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestGeometryUpdateWithPreferences:errorHandler:", as: (((any Error) -> Void)?).self))
            }
        default:
            return { r, a in
                (r as! UIWindowScene).traitCollectionDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionDidChange:", as: (UITraitCollection?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIWindowScene(_ index: Int) -> ObjCFactory {
        { a in
            UIWindowScene(
                session: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSession:connectionOptions:", as: (UISceneSession).self),
                connectionOptions: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithSession:connectionOptions:", as: (UIScene.ConnectionOptions).self))
        }
    }
}
