// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension WCSessionFile {
    nonisolated static var descriptionOfWCSessionFile: FrameworkClass {
        FrameworkClass(
            WCSessionFile.self,
            properties: "fileURL metadata",
            property: WCSessionFile.propertyOfWCSessionFile)
    }

    private static func propertyOfWCSessionFile(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WCSessionFile.fileURL)
        default: return .readOnly(\WCSessionFile.metadata)
        }
    }
}
