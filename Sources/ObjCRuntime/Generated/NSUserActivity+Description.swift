// Made by `make generate` from the sources of this module.
import Foundation

extension NSUserActivity {
    nonisolated static var descriptionOfNSUserActivity: FrameworkClass {
        FrameworkClass(
            NSUserActivity.self,
            properties: """
                activityType delegate eligibleForHandoff/isEligibleForHandoff eligibleForPrediction/isEligibleForPrediction \
                eligibleForPublicIndexing/isEligibleForPublicIndexing eligibleForSearch/isEligibleForSearch expirationDate keywords \
                needsSave persistentIdentifier referrerURL requiredUserInfoKeys supportsContinuationStreams targetContentIdentifier \
                title userInfo webpageURL
                """,
            methods: "addUserInfoEntriesFromDictionary: becomeCurrent invalidate resignCurrent",
            initializers: "initWithActivityType:",
            property: NSUserActivity.propertyOfNSUserActivity,
            method: NSUserActivity.methodOfNSUserActivity,
            initializer: NSUserActivity.initializerOfNSUserActivity)
    }

    private static func propertyOfNSUserActivity(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSUserActivity.activityType)
        case 1: return .reference(\NSUserActivity.delegate)
        case 2: return .value("eligibleForHandoff", \NSUserActivity.isEligibleForHandoff)
        case 3: return .value("eligibleForPrediction", \NSUserActivity.isEligibleForPrediction)
        case 4: return .value("eligibleForPublicIndexing", \NSUserActivity.isEligibleForPublicIndexing)
        case 5: return .value("eligibleForSearch", \NSUserActivity.isEligibleForSearch)
        case 6: return .value("expirationDate", \NSUserActivity.expirationDate)
        case 7: return .value("keywords", \NSUserActivity.keywords)
        case 8: return .value("needsSave", \NSUserActivity.needsSave)
        case 9: return .value("persistentIdentifier", \NSUserActivity.persistentIdentifier)
        case 10: return .value("referrerURL", \NSUserActivity.referrerURL)
        case 11: return .value("requiredUserInfoKeys", \NSUserActivity.requiredUserInfoKeys)
        case 12: return .value("supportsContinuationStreams", \NSUserActivity.supportsContinuationStreams)
        case 13: return .value("targetContentIdentifier", \NSUserActivity.targetContentIdentifier)
        case 14: return .value("title", \NSUserActivity.title)
        case 15: return .value("userInfo", \NSUserActivity.userInfo)
        default: return .value("webpageURL", \NSUserActivity.webpageURL)
        }
    }

    nonisolated private static func methodOfNSUserActivity(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSUserActivity).addUserInfoEntries(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "addUserInfoEntriesFromDictionary:", as: ([AnyHashable: Any]).self))
            }
        case 1: return { r, _ in (r as! NSUserActivity).becomeCurrent() }
        case 2: return { r, _ in (r as! NSUserActivity).invalidate() }
        default: return { r, _ in (r as! NSUserActivity).resignCurrent() }
        }
    }

    nonisolated private static func initializerOfNSUserActivity(_ index: Int) -> ObjCFactory {
        { a in NSUserActivity(activityType: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithActivityType:", as: (String).self)) }
    }
}
