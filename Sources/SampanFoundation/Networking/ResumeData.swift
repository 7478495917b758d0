import Foundation

/// What a failed download's error has its data under by which it can be gone on with.
///
/// See https://developer.apple.com/documentation/foundation/nsurlsessiondownloadtaskresumedata.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
