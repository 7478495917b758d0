import SampanFoundation
import SampanTextLayout

/// glibc's `malloc_trim`, whose header no module has: gives what is free, but for so many bytes at the end, back to the system.
@_silgen_name("malloc_trim") private func giveFreeMemoryBack(_ kept: Int) -> Int32

/// Gives back what can be made anew.
@MainActor
enum MemoryRelief {
    static func relieve() {
        FontLibrary.shared.forgetLayouts()
        MemoryPressure.shared.relieve()
        // What was freed lies between what is in use, and glibc keeps it until it is asked.
        _ = giveFreeMemoryBack(0)
    }
}
