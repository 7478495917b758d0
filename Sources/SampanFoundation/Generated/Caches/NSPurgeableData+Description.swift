// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSPurgeableData {
    nonisolated static var descriptionOfNSPurgeableData: FrameworkClass {
        FrameworkClass(
            NSPurgeableData.self,
            methods: "beginContentAccess discardContentIfPossible endContentAccess isContentDiscarded",
            method: NSPurgeableData.methodOfNSPurgeableData)
    }

    nonisolated private static func methodOfNSPurgeableData(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSPurgeableData).beginContentAccess() }
        case 1: return { r, _ in (r as! NSPurgeableData).discardContentIfPossible() }
        case 2: return { r, _ in (r as! NSPurgeableData).endContentAccess() }
        default: return { r, _ in (r as! NSPurgeableData).isContentDiscarded() }
        }
    }
}
