@_exported import EventKit
@_exported import Foundation
@_exported import UIKit
