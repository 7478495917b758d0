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

extension UIPageControlTimerProgress {
    nonisolated static var descriptionOfUIPageControlTimerProgress: FrameworkClass {
        FrameworkClass(
            UIPageControlTimerProgress.self,
            properties: "delegate preferredDuration resetsToInitialPageAfterEnd running/isRunning",
            methods: "durationForPage: pauseTimer resumeTimer setDuration:forPage:",
            initializers: "initWithPreferredDuration:",
            property: UIPageControlTimerProgress.propertyOfUIPageControlTimerProgress,
            method: UIPageControlTimerProgress.methodOfUIPageControlTimerProgress,
            initializer: UIPageControlTimerProgress.initializerOfUIPageControlTimerProgress)
    }

    private static func propertyOfUIPageControlTimerProgress(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIPageControlTimerProgress.delegate)
        case 1: return .value("preferredDuration", \UIPageControlTimerProgress.preferredDuration)
        case 2: return .value("resetsToInitialPageAfterEnd", \UIPageControlTimerProgress.resetsToInitialPageAfterEnd)
        default: return .readOnly(\UIPageControlTimerProgress.isRunning)
        }
    }

    nonisolated private static func methodOfUIPageControlTimerProgress(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPageControlTimerProgress).duration(
                    forPage: ObjCRuntime.ObjCMessage.argument(a, 0, "durationForPage:", as: (Int).self))
            }
        case 1: return { r, _ in (r as! UIPageControlTimerProgress).pauseTimer() }
        case 2: return { r, _ in (r as! UIPageControlTimerProgress).resumeTimer() }
        default:
            return { r, a in
                (r as! UIPageControlTimerProgress).setDuration(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setDuration:forPage:", as: (TimeInterval).self),
                    forPage: ObjCRuntime.ObjCMessage.argument(a, 1, "setDuration:forPage:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPageControlTimerProgress(_ index: Int) -> ObjCFactory {
        { a in
            UIPageControlTimerProgress(
                preferredDuration: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPreferredDuration:", as: (TimeInterval).self))
        }
    }
}
