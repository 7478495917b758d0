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

extension UIFindInteraction {
    nonisolated static var descriptionOfUIFindInteraction: FrameworkClass {
        FrameworkClass(
            UIFindInteraction.self,
            properties: """
                activeFindSession delegate findNavigatorVisible/isFindNavigatorVisible optionsMenuProvider replacementText \
                searchText view
                """,
            methods: "didMoveToView: dismissFindNavigator findNext findPrevious updateResultCount willMoveToView:",
            initializers: "initWithSessionDelegate:",
            property: UIFindInteraction.propertyOfUIFindInteraction,
            method: UIFindInteraction.methodOfUIFindInteraction,
            initializer: UIFindInteraction.initializerOfUIFindInteraction)
    }

    private static func propertyOfUIFindInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIFindInteraction.activeFindSession)
        case 1: return .readOnly(\UIFindInteraction.delegate)
        case 2: return .readOnly(\UIFindInteraction.isFindNavigatorVisible)
        case 3: return .value("optionsMenuProvider", \UIFindInteraction.optionsMenuProvider)
        case 4: return .value("replacementText", \UIFindInteraction.replacementText)
        case 5: return .value("searchText", \UIFindInteraction.searchText)
        default: return .readOnly(\UIFindInteraction.view)
        }
    }

    nonisolated private static func methodOfUIFindInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFindInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1: return { r, _ in (r as! UIFindInteraction).dismissFindNavigator() }
        case 2: return { r, _ in (r as! UIFindInteraction).findNext() }
        case 3: return { r, _ in (r as! UIFindInteraction).findPrevious() }
        case 4: return { r, _ in (r as! UIFindInteraction).updateResultCount() }
        default:
            return { r, a in
                (r as! UIFindInteraction).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIFindInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UIFindInteraction(
                sessionDelegate: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithSessionDelegate:", as: (any UIFindInteractionDelegate).self))
        }
    }
}
