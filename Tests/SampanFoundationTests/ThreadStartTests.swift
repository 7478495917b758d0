import Foundation
import SampanFoundation
import Testing

@Suite struct ThreadStartTests {
    @Test func aThreadIsCreatedWithTheTypesOfIOS() throws {
        var thread: pthread_t?
        let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { number.deallocate() }
        number.initialize(to: 20)
        let status = SampanFoundation.pthread_create(
            &thread, nil,
            { context in
                context.assumingMemoryBound(to: Int.self).pointee += 1
                return context
            }, number)
        #expect(status == 0)
        var result: UnsafeMutableRawPointer?
        #expect(pthread_join(try #require(thread), &result) == 0)
        #expect(number.pointee == 21 && result == UnsafeMutableRawPointer(number))
    }
}
