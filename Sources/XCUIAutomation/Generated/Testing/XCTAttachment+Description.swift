// Made by `make generate` from the sources of this module.
import CTestEscape
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

extension XCTAttachment {
    nonisolated static var descriptionOfXCTAttachment: FrameworkClass {
        FrameworkClass(
            XCTAttachment.self,
            properties: "lifetime name uniformTypeIdentifier userInfo",
            initializers: """
                initWithContentsOfFile: initWithData: initWithData:uniformTypeIdentifier: initWithImage: initWithImage:quality: \
                initWithScreenshot: initWithScreenshot:quality: initWithString: initWithUniformTypeIdentifier:name:payload:userInfo:
                """,
            property: XCTAttachment.propertyOfXCTAttachment,
            initializer: XCTAttachment.initializerOfXCTAttachment)
    }

    private static func propertyOfXCTAttachment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("lifetime", \XCTAttachment.lifetime)
        case 1: return .value("name", \XCTAttachment.name)
        case 2: return .readOnly(\XCTAttachment.uniformTypeIdentifier)
        default: return .value("userInfo", \XCTAttachment.userInfo)
        }
    }

    nonisolated private static func initializerOfXCTAttachment(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in XCTAttachment(contentsOfFile: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContentsOfFile:", as: (URL).self)) }
        case 1: return { a in XCTAttachment(data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:", as: (Data).self)) }
        case 2:
            return { a in
                XCTAttachment(
                    data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:uniformTypeIdentifier:", as: (Data).self),
                    uniformTypeIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithData:uniformTypeIdentifier:", as: (String).self))
            }
        case 3: return { a in XCTAttachment(image: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImage:", as: (UIImage).self)) }
        case 4:
            return { a in
                XCTAttachment(
                    image: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImage:quality:", as: (UIImage).self),
                    quality: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithImage:quality:", as: (XCTAttachment.ImageQuality).self))
            }
        case 5:
            return { a in
                XCTAttachment(screenshot: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithScreenshot:", as: (XCUIScreenshot).self))
            }
        case 6:
            return { a in
                XCTAttachment(
                    screenshot: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithScreenshot:quality:", as: (XCUIScreenshot).self),
                    quality: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithScreenshot:quality:", as: (XCTAttachment.ImageQuality).self))
            }
        case 7: return { a in XCTAttachment(string: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithString:", as: (String).self)) }
        default:
            return { a in
                XCTAttachment(
                    uniformTypeIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithUniformTypeIdentifier:name:payload:userInfo:", as: (String?).self),
                    name: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithUniformTypeIdentifier:name:payload:userInfo:", as: (String?).self),
                    payload: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithUniformTypeIdentifier:name:payload:userInfo:", as: (Data?).self),
                    userInfo: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithUniformTypeIdentifier:name:payload:userInfo:", as: ([AnyHashable: Any]?).self))
            }
        }
    }
}
