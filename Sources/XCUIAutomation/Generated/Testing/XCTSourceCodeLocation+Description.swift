// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTSourceCodeLocation {
    nonisolated static var descriptionOfXCTSourceCodeLocation: FrameworkClass {
        FrameworkClass(
            XCTSourceCodeLocation.self,
            properties: "fileURL lineNumber",
            initializers: "initWithFilePath:lineNumber: initWithFileURL:lineNumber:",
            property: XCTSourceCodeLocation.propertyOfXCTSourceCodeLocation,
            initializer: XCTSourceCodeLocation.initializerOfXCTSourceCodeLocation)
    }

    private static func propertyOfXCTSourceCodeLocation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\XCTSourceCodeLocation.fileURL)
        default: return .readOnly(\XCTSourceCodeLocation.lineNumber)
        }
    }

    nonisolated private static func initializerOfXCTSourceCodeLocation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                XCTSourceCodeLocation(
                    filePath: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFilePath:lineNumber:", as: (String).self),
                    lineNumber: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFilePath:lineNumber:", as: (Int).self))
            }
        default:
            return { a in
                XCTSourceCodeLocation(
                    fileURL: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFileURL:lineNumber:", as: (URL).self),
                    lineNumber: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFileURL:lineNumber:", as: (Int).self))
            }
        }
    }
}
