import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// An error in words for people, made from whatever was thrown.
struct Failure: Sendable {
    var status: HTTPResponse.Status
    var headline: String
    var advice: String
    var headers: HTTPFields = [:]
    var errors = FormErrors()
    /// Whether the error is unknown and perhaps our fault: it is logged and never shown.
    var isUnknown = false
    /// Whether a new link to confirm an address leads on.
    var asksToConfirm = false
    /// Where to look instead; nil for what the status says.
    var way: (path: String, name: String)?

    init(_ error: any Error) {
        switch error {
        case let errors as FormErrors:
            self.init(.unprocessableContent)
            self.errors = errors
        case is SignInRequired:
            self.init(.unauthorized)
            self.headers[.wwwAuthenticate] = "Bearer"
        case is SecondFactorRequired:
            self.init(.forbidden)
            self.headline = "First, two-step log-in"
            self.advice =
                "Others can reach this Spotter, so a stolen password must not be enough to look after it. Set up "
                + "two-step log-in; it takes a minute."
            self.way = (path: Places.secondFactor.path, name: "Set it up")
        case is ConfirmationRequired:
            self.init(.forbidden)
            self.headline = "First, confirm your address"
            self.advice =
                "Open the link we mailed you first. Under Me, Settings, Account you can have a new one, or change the "
                + "address."
            self.asksToConfirm = true
        case let refusal as BeyondScope:
            self.init(.forbidden)
            self.advice = refusal.words
        case let problem as NotFound:
            self.init(.notFound)
            self.advice = problem.words
        case let problem as NotAllowed:
            self.init(.forbidden)
            self.advice = problem.words
        case let done as DoneBefore:
            self.init(.ok)
            self.headline = "That was done already"
            self.advice = done.words
            self.way = done.way
        case let problem as Conflict:
            self.init(.conflict)
            self.headline = problem.headline ?? self.headline
            self.advice = problem.words
        case let problem as TooMuch:
            self.init(.contentTooLarge)
            self.advice = problem.words
        case let refusal as FileRefusal:
            self.init(refusal.status)
            switch refusal.reason {
            case .unfit: self.errors = FormErrors("file", refusal.words)
            case .tooHeavy: self.advice = refusal.words
            case .busy:
                self.advice = refusal.words
                self.headers[.retryAfter] = "20"
            }
        case let problem as TooOften:
            self.init(.tooManyRequests)
            self.advice = problem.words ?? self.advice
            self.headers[.retryAfter] = String(problem.seconds)
        case let error as HTTPError:
            self.init(error.status)
            if let message = error.body, error.status.code < 500 || error.status == .serviceUnavailable {
                self.advice = message
            }
            self.headers = error.headers
        case let busy as TooBusy:
            self.init(.serviceUnavailable)
            self.headers[.retryAfter] = String(busy.seconds)
        case DatabaseError.unavailable:
            self.init(.serviceUnavailable)
            self.headers[.retryAfter] = "5"
        case DatabaseError.foreignKeyViolation:
            // What it belongs to, or its member, went at the same moment. It is logged, for it may be a mistake of ours.
            self.init(.conflict)
            self.isUnknown = true
        case is NIOTooManyBytesError:
            self.init(.contentTooLarge)
        case let problem as TryAgainLater:
            self.init(.serviceUnavailable)
            self.advice = problem.words
            self.headers[.retryAfter] = String(problem.seconds)
        case let error as any HTTPResponseError:
            self.init(error.status)
        default:
            self.init(.internalServerError)
            self.isUnknown = true
        }
    }

    private init(_ status: HTTPResponse.Status) {
        self.status = status
        (self.headline, self.advice) = Self.words(status)
    }

    private static func words(_ status: HTTPResponse.Status) -> (String, String) {
        switch status.code {
        case 400: return ("We couldn't read that", "Go back, check what you typed and send it again.")
        case 401: return ("Please log in first", "This page belongs to somebody. Log in to see yours.")
        case 403: return ("That isn't yours to do", NotAllowed().words)
        case 404: return ("There is nothing here", NotFound().words)
        case 409: return ("Somebody was faster", Conflict().words)
        case 413: return ("That is too much at once", TooMuch().words)
        case 415: return ("We can't read that kind of file", "Send the form from the page, or JSON from a program.")
        case 422: return ("Something needs mending", "Check the marked fields and send it again.")
        case 429: return ("A little slower, please", "That was a lot at once. Wait a moment and try again.")
        case 503: return ("Back in a moment", "We are busy or restarting. Nothing was changed; try again shortly.")
        case 500...: return ("Something went wrong on our side", "It isn't your fault. Try again in a minute.")
        default: return ("That didn't work", "Go back and try again.")
        }
    }
}
