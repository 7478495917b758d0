import XcodeProject

/// The headers of Apple's SDK that C files include, and that this system has none of: of the frameworks they say what is C and needs no
/// framework.
enum AppleHeaders {
    /// Writes them; `Foundation/Foundation.h` is what all frameworks have in common.
    static func write(to folder: ConfinedFolder, frameworks: Set<String>) throws {
        try folder.file("TargetConditionals.h").write(conditionals)
        try folder.file("Availability.h").write(availability)
        try folder.file("AvailabilityMacros.h").write("#include <Availability.h>\n")
        try folder.folder("Foundation").file("Foundation.h").write(foundation)
        for name in frameworks.union(["CoreFoundation"]).subtracting(["Foundation"]).sorted() {
            guard let folderName = try? FileName(name), let header = try? FileName("\(name).h") else { continue }
            try folder.folder(folderName).file(header).write("#pragma once\n#include <Foundation/Foundation.h>\n")
        }
        try folder.folder("objc").file("objc.h").write("#pragma once\n#include <Foundation/Foundation.h>\n")
    }

    /// The Core Foundation of Swift for Linux includes this header where there is one, and has to find what it finds elsewhere.
    private static let conditionals = """
        #pragma once
        #if defined(__building_module)
        #if __building_module(CoreFoundation)
        #define TARGET_CONDITIONALS_OF_LINUX 1
        #endif
        #endif
        #ifdef TARGET_CONDITIONALS_OF_LINUX
        #define TARGET_OS_LINUX 1
        #define TARGET_OS_MAC 0
        #define TARGET_OS_IPHONE 0
        #define TARGET_OS_IOS 0
        #define TARGET_OS_SIMULATOR 0
        #define TARGET_IPHONE_SIMULATOR 0
        #else
        #define TARGET_OS_LINUX 0
        #define TARGET_OS_MAC 1
        #define TARGET_OS_IPHONE 1
        #define TARGET_OS_IOS 1
        #define TARGET_OS_SIMULATOR 1
        #define TARGET_IPHONE_SIMULATOR 1
        #endif
        #define TARGET_OS_DARWIN TARGET_OS_MAC
        #define TARGET_OS_OSX 0
        #define TARGET_OS_TV 0
        #define TARGET_OS_WATCH 0
        #define TARGET_OS_VISION 0
        #define TARGET_OS_MACCATALYST 0
        #define TARGET_OS_EMBEDDED 0
        #define TARGET_OS_WINDOWS 0
        #define TARGET_OS_WIN32 0
        #define TARGET_OS_UNIX 0
        #define TARGET_OS_BSD 0
        #define TARGET_OS_ANDROID 0
        #define TARGET_OS_CYGWIN 0
        #define TARGET_OS_WASI 0
        #ifdef __x86_64__
        #define TARGET_CPU_X86_64 1
        #define TARGET_CPU_ARM64 0
        #else
        #define TARGET_CPU_X86_64 0
        #define TARGET_CPU_ARM64 1
        #endif
        #define TARGET_CPU_X86 0
        #define TARGET_CPU_ARM 0
        #define TARGET_CPU_PPC 0
        #define TARGET_CPU_PPC64 0
        #define TARGET_RT_LITTLE_ENDIAN 1
        #define TARGET_RT_BIG_ENDIAN 0
        #define TARGET_RT_64_BIT 1

        """

    private static let availability = """
        #pragma once
        #define __API_AVAILABLE(...)
        #define __API_UNAVAILABLE(...)
        #define __API_DEPRECATED(...)
        #define API_AVAILABLE(...)
        #define API_UNAVAILABLE(...)
        #define API_DEPRECATED(...)
        #define API_DEPRECATED_WITH_REPLACEMENT(...)
        #define __OSX_AVAILABLE_STARTING(_osx, _ios)

        """

    private static let foundation = """
        #pragma once
        #include <Availability.h>
        #include <TargetConditionals.h>
        #include <float.h>
        #include <limits.h>
        #include <math.h>
        #include <stdarg.h>
        #include <stdbool.h>
        #include <stddef.h>
        #include <stdint.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        // Apple's enumerations are announced with their type.
        #pragma clang diagnostic ignored "-Welaborated-enum-base"

        #ifdef __cplusplus
        #define FOUNDATION_EXTERN extern "C"
        #define CF_EXTERN_C_BEGIN extern "C" {
        #define CF_EXTERN_C_END }
        #else
        #define FOUNDATION_EXTERN extern
        #define CF_EXTERN_C_BEGIN
        #define CF_EXTERN_C_END
        #endif
        #define FOUNDATION_EXPORT FOUNDATION_EXTERN
        #define FOUNDATION_IMPORT FOUNDATION_EXTERN
        #define UIKIT_EXTERN FOUNDATION_EXTERN
        #define CF_EXPORT FOUNDATION_EXTERN
        #define OBJC_EXPORT FOUNDATION_EXTERN
        #define NS_INLINE static inline
        #define CF_INLINE static inline

        typedef bool BOOL;
        #define YES true
        #define NO false
        typedef long NSInteger;
        typedef unsigned long NSUInteger;
        typedef double CGFloat;
        typedef double NSTimeInterval;
        typedef double CFTimeInterval;
        #define NSIntegerMax LONG_MAX
        #define NSIntegerMin LONG_MIN
        #define NSUIntegerMax ULONG_MAX

        #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
        #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
        #define CF_ASSUME_NONNULL_BEGIN NS_ASSUME_NONNULL_BEGIN
        #define CF_ASSUME_NONNULL_END NS_ASSUME_NONNULL_END
        #define NS_ENUM(_type, _name) enum __attribute__((enum_extensibility(open))) _name : _type _name; enum _name : _type
        #define NS_CLOSED_ENUM(_type, _name) enum __attribute__((enum_extensibility(closed))) _name : _type _name; enum _name : _type
        #define NS_OPTIONS(_type, _name) enum __attribute__((flag_enum)) _name : _type _name; enum _name : _type
        #define CF_ENUM NS_ENUM
        #define CF_OPTIONS NS_OPTIONS
        #define NS_SWIFT_NAME(_name) __attribute__((swift_name(#_name)))
        #define CF_SWIFT_NAME NS_SWIFT_NAME
        #define NS_SWIFT_UNAVAILABLE(_message) __attribute__((availability(swift, unavailable, message=_message)))
        #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
        #define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
        #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
        #define NS_SWIFT_SENDABLE
        #define NS_RETURNS_RETAINED
        #define NS_AVAILABLE(...)
        #define NS_AVAILABLE_IOS(...)
        #define NS_DEPRECATED(...)
        #define NS_DEPRECATED_IOS(...)
        #define NS_FORMAT_FUNCTION(_format, _first) __attribute__((format(printf, _format, _first)))
        #define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel))
        #define MIN(_a, _b) ((_a) < (_b) ? (_a) : (_b))
        #define MAX(_a, _b) ((_a) > (_b) ? (_a) : (_b))

        """
}
