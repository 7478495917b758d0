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

extension UIUpdateActionPhase {
    nonisolated static var descriptionOfUIUpdateActionPhase: FrameworkClass {
        FrameworkClass(
            UIUpdateActionPhase.self,
            classMethods: """
                afterCADisplayLinkDispatchUpdateActionPhase afterCATransactionCommitUpdateActionPhase \
                afterEventDispatchUpdateActionPhase afterLowLatencyCATransactionCommitUpdateActionPhase \
                afterLowLatencyEventDispatchUpdateActionPhase afterUpdateCompleteUpdateActionPhase \
                afterUpdateScheduledUpdateActionPhase beforeCADisplayLinkDispatchUpdateActionPhase \
                beforeCATransactionCommitUpdateActionPhase beforeEventDispatchUpdateActionPhase \
                beforeLowLatencyCATransactionCommitUpdateActionPhase beforeLowLatencyEventDispatchUpdateActionPhase
                """,
            classMethod: UIUpdateActionPhase.classMethodOfUIUpdateActionPhase)
    }

    nonisolated private static func classMethodOfUIUpdateActionPhase(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIUpdateActionPhase.Type).afterCADisplayLinkDispatch }
        case 1: return { r, _ in (r as! UIUpdateActionPhase.Type).afterCATransactionCommit }
        case 2: return { r, _ in (r as! UIUpdateActionPhase.Type).afterEventDispatch }
        case 3: return { r, _ in (r as! UIUpdateActionPhase.Type).afterLowLatencyCATransactionCommit }
        case 4: return { r, _ in (r as! UIUpdateActionPhase.Type).afterLowLatencyEventDispatch }
        case 5: return { r, _ in (r as! UIUpdateActionPhase.Type).afterUpdateComplete }
        case 6: return { r, _ in (r as! UIUpdateActionPhase.Type).afterUpdateScheduled }
        case 7: return { r, _ in (r as! UIUpdateActionPhase.Type).beforeCADisplayLinkDispatch }
        case 8: return { r, _ in (r as! UIUpdateActionPhase.Type).beforeCATransactionCommit }
        case 9: return { r, _ in (r as! UIUpdateActionPhase.Type).beforeEventDispatch }
        case 10: return { r, _ in (r as! UIUpdateActionPhase.Type).beforeLowLatencyCATransactionCommit }
        default: return { r, _ in (r as! UIUpdateActionPhase.Type).beforeLowLatencyEventDispatch }
        }
    }
}
