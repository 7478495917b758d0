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

extension UISwipeActionsConfiguration {
    nonisolated static var descriptionOfUISwipeActionsConfiguration: FrameworkClass {
        FrameworkClass(
            UISwipeActionsConfiguration.self,
            properties: "actions performsFirstActionWithFullSwipe",
            initializers: "configurationWithActions:",
            property: UISwipeActionsConfiguration.propertyOfUISwipeActionsConfiguration,
            initializer: UISwipeActionsConfiguration.initializerOfUISwipeActionsConfiguration)
    }

    private static func propertyOfUISwipeActionsConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UISwipeActionsConfiguration.actions)
        default: return .value("performsFirstActionWithFullSwipe", \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe)
        }
    }

    nonisolated private static func initializerOfUISwipeActionsConfiguration(_ index: Int) -> ObjCFactory {
        { a in
            UISwipeActionsConfiguration(
                actions: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithActions:", as: ([UIContextualAction]).self))
        }
    }
}
