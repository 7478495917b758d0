import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanFoundation
import Testing

private protocol Greeting {}

@Suite struct DarwinNameTests {
    @Test func aFunctionWritesItsErrorWhereItIsTold() {
        func fails(_ error: NSErrorPointer) -> Bool {
            error?.pointee = NSError(domain: "a", code: 1)
            return false
        }
        var error: NSError?
        #expect(!fails(&error) && error?.code == 1)
        #expect(!fails(nil))
        func gives(_ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?) { object?.pointee = "x" as NSString }
        var object: AnyObject?
        gives(&object)
        #expect(object as? NSString == "x")
    }

    @Test func aTimerOfCoreFoundationFires() {
        nonisolated(unsafe) var (fired, turns) = (0, 0)
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFDateNow() + 0.01, 0.01, 0, 0) { _ in fired += 1 }
        let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, CFRunLoopActivity.beforeTimers.rawValue, true, 0) { _, _ in
            turns += 1
        }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
        #expect(CFRunLoopContainsTimer(CFRunLoopGetCurrent(), timer, .defaultMode))
        CFRunLoopRunInMode(.defaultMode, 0.1, false)
        #expect(fired > 1 && turns > 1)
        CFRunLoopTimerInvalidate(timer)
        CFRunLoopRemoveObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
        let before = fired
        CFRunLoopRunInMode(.defaultMode, 0.03, false)
        #expect(fired == before)
    }

    @Test func aRunLoopIsStopped() {
        let loop = CFRunLoopGetCurrent()
        CFRunLoopPerformBlock(loop, "kCFRunLoopDefaultMode") { CFRunLoopStop(CFRunLoopGetCurrent()) }
        let timer = CFRunLoopTimerCreateWithHandler(nil, CFDateNow() + 60, 0, 0, 0) { _ in }
        CFRunLoopAddTimer(loop, timer, .defaultMode)
        #expect(CFRunLoopRunInMode(.defaultMode, 5, false) == .stopped)
        CFRunLoopTimerInvalidate(timer)
    }

    private func CFDateNow() -> Double { Date.timeIntervalSinceReferenceDate }

    @Test func encodingsHaveNames() {
        let number = CFStringConvertIANACharSetNameToEncoding("utf-8")
        #expect(CFStringBuiltInEncodings(rawValue: number) == .UTF8)
        #expect(CFStringConvertEncodingToNSStringEncoding(number) == String.Encoding.utf8.rawValue)
        #expect(
            (CFStringConvertEncodingToIANACharSetName(CFStringBuiltInEncodings.isoLatin1.rawValue) as String).lowercased() == "iso-8859-1")
    }

    @Test func identifiersOfCoreFoundationAreThoseOfFoundation() {
        let text = CFUUIDCreateString(kCFAllocatorDefault, CFUUIDCreate(kCFAllocatorDefault))! as String
        #expect(UUID(uuidString: text)?.uuidString == text)
    }

    @Test func bytesAreTurnedRound() {
        #expect(CFSwapInt32HostToBig(0x0102_0304) == 0x0403_0201 && CFSwapInt32BigToHost(CFSwapInt32HostToBig(7)) == 7)
    }

    @Test func ticksAreNanoseconds() {
        var base = mach_timebase_info()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer == base.denom)
        let start = mach_absolute_time()
        usleep(2000)
        #expect(mach_absolute_time() - start >= 2_000_000)
    }

    @Test func aProgramAsksForItsMemory() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS && info.resident_size > 1_000_000 && info.virtual_size >= info.resident_size)
        count = 2
        #expect(task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), nil, &count) == KERN_INVALID_ARGUMENT)
    }

    @Test func theSystemIsAskedByName() {
        var length = 0
        #expect(sysctlbyname("hw.machine", nil, &length, nil, 0) == 0 && length > 1)
        var name = [CChar](repeating: 0, count: length)
        #expect(sysctlbyname("hw.machine", &name, &length, nil, 0) == 0)
        var system = utsname()
        uname(&system)
        #expect(
            String(cString: name) == withUnsafeBytes(of: system.machine) { String(cString: $0.bindMemory(to: CChar.self).baseAddress!) })
        var short = 1
        #expect(sysctlbyname("hw.machine", &name, &short, nil, 0) == -1)
        var memory: UInt64 = 0
        length = 8
        #expect(sysctlbyname("hw.memsize", &memory, &length, nil, 0) == 0 && memory == ProcessInfo.processInfo.physicalMemory)
        #expect(sysctlbyname("hw.nothing", nil, &length, nil, 0) == -1)
        #expect(String(cString: __dispatch_queue_get_label(DispatchQueue(label: "mine"))) == "mine")
    }

    @Test func classesAreAskedAboutProtocolsAndSuperclasses() {
        final class Greeter: NSObject, Greeting {}
        #expect(Greeter().conforms(to: Greeting.self) && !NSObject().conforms(to: Greeting.self))
        #expect(Greeter().superclass == NSObject.self && NSObject().superclass == nil)
        #expect(NSObject.description() == "NSObject")
        #expect(NSStringFromProtocol(NSCopying.self) == "NSCopying")
        #expect(NSStringFromProtocol(Greeting.self).hasSuffix("Greeting"))
    }

    @Test func emptyObjectsAreMade() {
        #expect(URLResponse().url == nil && URLResponse().expectedContentLength == -1)
        #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
    }

    @Test func collectionsAreWrittenToURLs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("a.plist")
        try (["a": 1] as NSDictionary).write(to: url)
        #expect(try PropertyListDecoder().decode([String: Int].self, from: Data(contentsOf: url)) == ["a": 1])
        #expect(throws: CocoaError.self) { try (["a": NSObject()] as NSDictionary).write(to: url) }
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path) as NSDictionary
        #expect(attributes.fileSize() == UInt64(try Data(contentsOf: url).count) && attributes.fileModificationDate() != nil)
        #expect(attributes.fileType() == FileAttributeType.typeRegular.rawValue)
        #expect(throws: CocoaError.self) { try FileManager.default.trashItem(at: url, resultingItemURL: nil) }
    }
}
