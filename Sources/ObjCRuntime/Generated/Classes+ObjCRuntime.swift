// Made by `make generate` from the sources of this module.
import Foundation

extension NSObject {
    nonisolated static var descriptionOfNSObject: FrameworkClass {
        FrameworkClass(
            NSObject.self,
            methods: """
                performSelector:withObject:afterDelay: performSelector:withObject:afterDelay:inModes: \
                performSelectorInBackground:withObject: performSelectorOnMainThread:withObject:waitUntilDone: \
                performSelectorOnMainThread:withObject:waitUntilDone:modes:
                """,
            classMethods: """
                cancelPreviousPerformRequestsWithTarget: cancelPreviousPerformRequestsWithTarget:selector:object: \
                instancesRespondToSelector:
                """,
            method: NSObject.methodOfNSObject,
            classMethod: NSObject.classMethodOfNSObject)
    }

    nonisolated private static func methodOfNSObject(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSObject).perform(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performSelector:withObject:afterDelay:", as: (Selector).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "performSelector:withObject:afterDelay:", as: (Any?).self),
                    afterDelay: ObjCRuntime.ObjCMessage.argument(a, 2, "performSelector:withObject:afterDelay:", as: (TimeInterval).self))
            }
        case 1:
            return { r, a in
                (r as! NSObject).perform(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performSelector:withObject:afterDelay:inModes:", as: (Selector).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "performSelector:withObject:afterDelay:inModes:", as: (Any?).self),
                    afterDelay: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "performSelector:withObject:afterDelay:inModes:", as: (TimeInterval).self),
                    inModes: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "performSelector:withObject:afterDelay:inModes:", as: ([RunLoop.Mode]).self))
            }
        case 2:
            return { r, a in
                (r as! NSObject).performSelector(
                    inBackground: ObjCRuntime.ObjCMessage.argument(a, 0, "performSelectorInBackground:withObject:", as: (Selector).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "performSelectorInBackground:withObject:", as: (Any?).self))
            }
        case 3:
            return { r, a in
                (r as! NSObject).performSelector(
                    onMainThread: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "performSelectorOnMainThread:withObject:waitUntilDone:", as: (Selector).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "performSelectorOnMainThread:withObject:waitUntilDone:", as: (Any?).self),
                    waitUntilDone: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "performSelectorOnMainThread:withObject:waitUntilDone:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! NSObject).performSelector(
                    onMainThread: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "performSelectorOnMainThread:withObject:waitUntilDone:modes:", as: (Selector).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "performSelectorOnMainThread:withObject:waitUntilDone:modes:", as: (Any?).self),
                    waitUntilDone: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "performSelectorOnMainThread:withObject:waitUntilDone:modes:", as: (Bool).self),
                    modes: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "performSelectorOnMainThread:withObject:waitUntilDone:modes:", as: ([String]?).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSObject(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSObject.Type).cancelPreviousPerformRequests(
                    withTarget: ObjCRuntime.ObjCMessage.argument(a, 0, "cancelPreviousPerformRequestsWithTarget:", as: (Any).self))
            }
        case 1:
            return { r, a in
                (r as! NSObject.Type).cancelPreviousPerformRequests(
                    withTarget: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "cancelPreviousPerformRequestsWithTarget:selector:object:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "cancelPreviousPerformRequestsWithTarget:selector:object:", as: (Selector).self),
                    object: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "cancelPreviousPerformRequestsWithTarget:selector:object:", as: (Any?).self))
            }
        default:
            return { r, a in
                (r as! NSObject.Type).instancesRespond(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "instancesRespondToSelector:", as: (Selector?).self))
            }
        }
    }
}

extension NotificationCenter {
    nonisolated static var descriptionOfNotificationCenter: FrameworkClass {
        FrameworkClass(
            NotificationCenter.self,
            methods: "addObserver:selector:name:object: removeObserver: removeObserver:name:object:",
            method: NotificationCenter.methodOfNotificationCenter)
    }

    nonisolated private static func methodOfNotificationCenter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NotificationCenter).addObserver(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addObserver:selector:name:object:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 1, "addObserver:selector:name:object:", as: (Selector).self),
                    name: ObjCRuntime.ObjCMessage.argument(a, 2, "addObserver:selector:name:object:", as: (NSNotification.Name?).self),
                    object: ObjCRuntime.ObjCMessage.argument(a, 3, "addObserver:selector:name:object:", as: (Any?).self))
            }
        case 1:
            return { r, a in
                (r as! NotificationCenter).removeObserver(ObjCRuntime.ObjCMessage.argument(a, 0, "removeObserver:", as: (AnyObject).self))
            }
        default:
            return { r, a in
                (r as! NotificationCenter).removeObserver(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeObserver:name:object:", as: (AnyObject).self),
                    name: ObjCRuntime.ObjCMessage.argument(a, 1, "removeObserver:name:object:", as: (NSNotification.Name?).self),
                    object: ObjCRuntime.ObjCMessage.argument(a, 2, "removeObserver:name:object:", as: (Any?).self))
            }
        }
    }
}

extension ProcessInfo {
    nonisolated static var descriptionOfProcessInfo: FrameworkClass {
        FrameworkClass(
            ProcessInfo.self,
            properties: "isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac",
            property: ProcessInfo.propertyOfProcessInfo)
    }

    private static func propertyOfProcessInfo(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\ProcessInfo.isLowPowerModeEnabled)
        case 1: return .readOnly(\ProcessInfo.isMacCatalystApp)
        default: return .readOnly(\ProcessInfo.isiOSAppOnMac)
        }
    }
}

extension Thread {
    nonisolated static var descriptionOfThread: FrameworkClass {
        FrameworkClass(
            Thread.self,
            classMethods: "detachNewThreadSelector:toTarget:withObject:",
            classMethod: Thread.classMethodOfThread)
    }

    nonisolated private static func classMethodOfThread(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! Thread.Type).detachNewThreadSelector(
                ObjCRuntime.ObjCMessage.argument(a, 0, "detachNewThreadSelector:toTarget:withObject:", as: (Selector).self),
                toTarget: ObjCRuntime.ObjCMessage.argument(a, 1, "detachNewThreadSelector:toTarget:withObject:", as: (Any).self),
                with: ObjCRuntime.ObjCMessage.argument(a, 2, "detachNewThreadSelector:toTarget:withObject:", as: (Any?).self))
        }
    }
}

extension Timer {
    nonisolated static var descriptionOfTimer: FrameworkClass {
        FrameworkClass(
            Timer.self,
            classMethods: "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:",
            classMethod: Timer.classMethodOfTimer)
    }

    nonisolated private static func classMethodOfTimer(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! Timer.Type).scheduledTimer(
                timeInterval: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", as: (TimeInterval).self),
                target: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", as: (Any).self),
                selector: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", as: (Selector).self),
                userInfo: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", as: (Any?).self),
                repeats: ObjCRuntime.ObjCMessage.argument(
                    a, 4, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", as: (Bool).self))
        }
    }
}

extension NSKeyValueObservation {
    nonisolated static var descriptionOfNSKeyValueObservation: FrameworkClass {
        FrameworkClass(
            NSKeyValueObservation.self,
            methods: "invalidate",
            method: NSKeyValueObservation.methodOfNSKeyValueObservation)
    }

    nonisolated private static func methodOfNSKeyValueObservation(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSKeyValueObservation).invalidate() }
    }
}

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
